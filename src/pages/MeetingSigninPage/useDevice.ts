import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDeviceKey, keepDeviceKey, readDeviceKey } from '@/features/meeting/signin/staffDevice';
import { selectStaffDevice, staffDeviceFound } from '@/state/clientSlice';
import { useServices } from '@/state/ServicesContext';

const IN_ADDRESS = '#device=';

/** The key of the device of the staff, if this is one: kept on it, or in the part of the address that no server ever gets. */
export function useDevice(): [key: string | null, setKey: (key: string | null) => void] {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { storage } = useServices();
  const { hash, pathname, search } = useLocation();
  const setKey = useCallback(
    (key: string | null) => {
      keepDeviceKey(storage, key);
      dispatch(staffDeviceFound(key));
    },
    [dispatch, storage],
  );
  useEffect(() => {
    const given = hash.startsWith(IN_ADDRESS) ? hash.slice(IN_ADDRESS.length) : null;
    if (given !== null && isDeviceKey(given)) {
      setKey(given);
      void navigate(pathname + search, { replace: true });
      return;
    }
    const kept = readDeviceKey(storage);
    if (kept !== null) dispatch(staffDeviceFound(kept));
  }, [dispatch, hash, navigate, pathname, search, setKey, storage]);
  // The rest of the site is a visitor's again.
  useEffect(() => () => void dispatch(staffDeviceFound(null)), [dispatch]);
  return [useSelector(selectStaffDevice), setKey];
}

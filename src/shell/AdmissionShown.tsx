import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Edition } from '@/api/types';
import { delayDialogShown } from '@/state/keptSlice';
import { useServices } from '@/state/ServicesContext';
import { AdmissionNotice } from './components/AdmissionNotice';

interface AdmissionShownProps {
  edition: Edition;
  onClose: () => void;
}

/** The admission notice; that it was read is kept, and nothing points to it any more. A chunk of its own: few readers open it. */
export function AdmissionShown(props: AdmissionShownProps) {
  const dispatch = useDispatch();
  const { clock } = useServices();
  useEffect(() => void dispatch(delayDialogShown(clock.now().toISOString())), [clock, dispatch]);
  return <AdmissionNotice {...props} />;
}

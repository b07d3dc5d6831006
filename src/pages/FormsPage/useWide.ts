import { useEffect, useState } from 'react';
import { useServices } from '@/state/ServicesContext';

/** Whether editor and preview have room side by side. */
export function useWide(): boolean {
  const { machine } = useServices();
  const [isWide, setIsWide] = useState(() => machine.isWide());
  useEffect(() => {
    let isGone = false;
    machine.onWidth(() => {
      if (!isGone) setIsWide(machine.isWide());
    });
    return () => {
      isGone = true;
    };
  }, [machine]);
  return isWide;
}

import { useParams } from 'react-router-dom';
import { meetingApi } from '@/api/meeting';
import { Doors } from './Doors';
import { Kiosk } from './Kiosk';
import { Own } from './Own';
import { useDevice } from './useDevice';

/** The doors of the day, one's own sign-in, or the device of the staff. */
export function SignInView() {
  const { id } = useParams();
  const [device, setDevice] = useDevice();
  const { data: meeting } = meetingApi.endpoints.meetingById.useQuery({ id: id ?? '' }, { skip: id === undefined });
  if (id === undefined) return <Doors onDevice={device === null ? setDevice : undefined} />;
  if (!meeting) return null;
  return device === null ? (
    <Own key={id} meeting={meeting} onDevice={setDevice} />
  ) : (
    <Kiosk key={id} meeting={meeting} onEnd={() => setDevice(null)} />
  );
}

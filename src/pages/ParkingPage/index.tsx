/** /page/mobile/entrepreneur/parking: the code for the gate, by the mobile number of a registration (section 2). */
import { definePage } from '@/pages/shared/definePage';
import { ParkingView } from './ParkingView';

export const page = definePage({ head: () => ({ noindex: true }), Component: ParkingView });

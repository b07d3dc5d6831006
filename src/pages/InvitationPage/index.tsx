/** A guest of an exhibitor enters the code of the invitation, or comes with it in the address. */
import { definePage } from '@/store/definePage';
import { EnterView } from './EnterView';

export const page = definePage({ Component: EnterView });

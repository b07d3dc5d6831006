/** The state that a page hands to the browser. */
import type { RootState } from '@/store/makeStore';
import { menuOf } from './taken';

/** Leaves out what is the reader's own, which the browser finds in its cookies and storage, and what the state holds twice. */
export function dehydrate({ ticket: _ticket, kept: _kept, client: _client, ...state }: RootState): Partial<RootState> {
  const { api, menu, ...others } = state;
  // The browser has its own settings of the api: JSON would turn the server's Infinity into null, and every response would be dropped at once.
  const { config: _config, ...responses } = api;
  const isResponse = menu.items === menuOf(api);
  return { ...others, ...(!isResponse && { menu }), api: responses as RootState['api'] };
}

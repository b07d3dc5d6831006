/** Input just before the document is left. */
import { act } from '@testing-library/react';
import { useDraftText } from '@/forms/plain/useDraftText';
import { startPersisting } from '@/app/store/makeStore';
import { renderApp } from '../support/renderApp';

function Field() {
  const [text, change] = useDraftText('number');
  return <input value={text} onChange={({ target }) => change(target.value)} />;
}

test('stores a text that is typed on the first page before leaving it at once', async () => {
  const first = await renderApp(<Field />);
  // As in the browser: the storage is read after hydration.
  await act(async () => void startPersisting(first.store, first.services));
  await first.user.type(first.view.getByRole('textbox'), '13800138061');
  act(() => first.leave());
  first.view.unmount();

  const again = await renderApp(<Field />, { storage: Object.fromEntries(first.storage) });
  await act(async () => void startPersisting(again.store, again.services));
  expect(await again.view.findByDisplayValue('13800138061')).toBeVisible();
});

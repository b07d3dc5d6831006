import { act, screen } from '@testing-library/react';
import { renderApp } from '../../../../../tests/support/renderApp';
import { Scanner } from './Scanner';

test.each([
  ['refused', /The browser does not allow the camera/],
  ['missing', /No camera was found/],
] as const)('shows that the camera is %s, and can retry', async (camera, words) => {
  const { user } = await renderApp(<Scanner onCode={() => undefined} />, { camera });
  await user.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
});

test('reports a code once while it is visible, again when it reappears, and never after stopping', async () => {
  const codes: string[] = [];
  const { user, seen, pass, waiting } = await renderApp(<Scanner onCode={(code) => void codes.push(code)} />);
  await user.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  await screen.findByRole('button', { name: 'Stop the camera' });
  const see = (code: string) => act(() => seen(code));
  see('A');
  pass(1_000);
  see('A');
  see('B');
  pass(3_000);
  see('B');
  expect(codes).toEqual(['A', 'B', 'B']);
  await user.click(screen.getByRole('button', { name: 'Stop the camera' }));
  see('C');
  expect(codes).toHaveLength(3);
  expect(waiting()).toBe(0);
});

import { act, screen } from '@testing-library/react';
import { renderApp } from '../../../../../tests/support/renderApp';
import { Scanner } from './Scanner';

test.each([
  ['refused', /Your browser is blocking the camera/],
  ['missing', /No camera found/],
] as const)('shows that the camera is %s, and can retry', async (camera, words) => {
  const { user } = await renderApp(<Scanner onCode={() => undefined} />, { camera });
  await user.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
});

test('reports a code once while it is visible, again when it reappears, and never after stopping', async () => {
  const codes: string[] = [];
  const { user, scanCode, advanceTime, timerCount } = await renderApp(
    <Scanner onCode={(code) => void codes.push(code)} />,
  );
  await user.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  await screen.findByRole('button', { name: 'Stop the camera' });
  const showCode = (code: string) => act(() => scanCode(code));
  showCode('A');
  advanceTime(1_000);
  showCode('A');
  showCode('B');
  advanceTime(3_000);
  showCode('B');
  expect(codes).toEqual(['A', 'B', 'B']);
  await user.click(screen.getByRole('button', { name: 'Stop the camera' }));
  showCode('C');
  expect(codes).toHaveLength(3);
  expect(timerCount()).toBe(0);
});

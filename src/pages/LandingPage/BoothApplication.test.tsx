import { act, screen } from '@testing-library/react';
import { example } from '../../../tests/support/fakeResponses';
import { fakeServer } from '../../../tests/support/fakeTransport';
import { renderApp } from '../../../tests/support/renderApp';
import { BoothApplication } from './BoothApplication';

test('hides the captcha of a sent code, and does not show it again while typing', async () => {
  const server = fakeServer({ ownCaptchaWork: example, landingPhoneCode: { resendAfter: 60, expiresIn: 600 } });
  const { user, advanceTime } = await renderApp(<BoothApplication />, { locale: 'zh-cn', server });
  await user.type(screen.getByLabelText('手机号'), '13800138000');
  await user.type(screen.getByLabelText('图形验证码'), '48213');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: '60秒后可重新获取' });
  act(() => advanceTime(61_000));
  await user.type(screen.getByLabelText('手机号'), '1');
  expect(screen.getByRole('button', { name: '重新获取' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

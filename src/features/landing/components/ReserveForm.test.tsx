import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import type { Timers } from '@/state/services';
import { renderApp } from '../../../../tests/support/renderApp';
import { ReserveForm, type SendCodeResult } from './ReserveForm';

/** Holds the number in state, as the page does. */
function StatefulForm(props: Omit<ComponentProps<typeof ReserveForm>, 'phone' | 'onPhone'>) {
  const [phone, setPhone] = useState('');
  return <ReserveForm {...props} phone={phone} onPhone={setPhone} />;
}

interface Answers {
  send?: SendCodeResult;
  reserve?: boolean | null;
  pendingReservation?: Promise<void>;
  /** Seconds left of the wait that began before a reload. */
  secondsLeft?: number;
}

async function show(responses: Answers = {}) {
  let remaining = responses.secondsLeft ?? 0;
  const resendCooldown = { remaining: () => remaining, start: (seconds: number) => void (remaining = seconds) };
  const calls: unknown[] = [];
  let pictureCount = 0;
  const ticks = new Set<() => void>();
  const timers: Timers = {
    after: () => () => undefined,
    whenIdle: () => () => undefined,
    afterPaint: (run) => run(),
    every: (_milliseconds, run) => {
      ticks.add(run);
      return () => void ticks.delete(run);
    },
  };
  const app = await renderApp(
    <StatefulForm
      timers={timers}
      resendCooldown={resendCooldown}
      newPicture={() => `/legacy/landing/captcha?timestamp=${(pictureCount += 1)}`}
      fullHref="/zh-cn/exhibitors/booth-reservation"
      onSendCode={async (...sent) => {
        calls.push(['code', ...sent]);
        return responses.send ?? { resendAfter: 60 };
      }}
      onReserve={async (...sent) => {
        calls.push(['reserve', ...sent]);
        await responses.pendingReservation;
        return responses.reserve === undefined || responses.reserve === true
          ? { number: 'B27-EB61-YD6V' }
          : responses.reserve;
      }}
    />,
    { locale: 'zh-cn' },
  );
  const passOneSecond = () =>
    act(() => {
      remaining = Math.max(0, remaining - 1);
      ticks.forEach((run) => run());
    });
  return { ...app, calls, passOneSecond };
}
type User = Awaited<ReturnType<typeof show>>['user'];

const field = (name: string) => screen.getByRole('textbox', { name });
async function fill(user: User) {
  await user.type(field('手机号'), '13800138000');
  await user.type(field('图形验证码'), '48213');
}
async function submitApplication(user: User) {
  await user.type(field('手机号'), '13800138000');
  await user.type(field('短信验证码'), '482913');
  await user.click(screen.getByRole('button', { name: '立即预订展位' }));
}

test('sends no code without a mainland number and the captcha digits, with the messages of section 5', async () => {
  const { user, calls } = await show();
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(field('手机号')).toHaveAccessibleDescription(/请输入手机号$/);
  expect(field('图形验证码')).toHaveAccessibleDescription(/请输入图形验证码$/);
  expect(field('手机号')).toHaveFocus();
  await user.type(field('手机号'), '12345678901');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(field('手机号')).toHaveAccessibleDescription(/手机号格式不正确$/);
  expect(calls).toEqual([]);
});

test('§4.3 disables the button for 60 s after sending a code; the next code needs a new captcha', async () => {
  const { user, calls, passOneSecond } = await show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  const disabledButton = await screen.findByRole('button', { name: '60秒后可重新获取' });
  expect(disabledButton).toHaveAttribute('aria-disabled', 'true');
  expect(field('短信验证码')).toHaveFocus();
  expect(screen.getByText('验证码已发送至13800138000，十分钟内有效。')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await user.click(disabledButton);
  expect(calls).toEqual([['code', '13800138000', '48213']]);
  for (let count = 0; count < 60; count++) passOneSecond();
  const again = screen.getByRole('button', { name: '重新获取' });
  expect(again).toHaveAttribute('aria-disabled', 'false');
  await user.click(again);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/legacy/landing/captcha?timestamp=2');
  expect(field('图形验证码')).toHaveFocus();
});

test('keeps the countdown after a reload and requests no captcha', async () => {
  const { passOneSecond } = await show({ secondsLeft: 43 });
  expect(await screen.findByRole('button', { name: '43秒后可重新获取' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  passOneSecond();
  expect(screen.getByRole('button', { name: '42秒后可重新获取' })).toBeVisible();
});

test('shows wrong captcha digits at their field, with a new captcha', async () => {
  const { user } = await show({ send: { message: '图形验证码错误', field: 'vCode' } });
  await fill(user);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(field('图形验证码')).toHaveAccessibleDescription(/图形验证码错误$/));
  expect(field('图形验证码')).toHaveValue('');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/legacy/landing/captcha?timestamp=2');
});

test('§4.4b on success opens a dialog and clears the form', async () => {
  const { user, calls } = await show();
  await submitApplication(user);
  expect(await screen.findByRole('dialog', { name: '申请成功' })).toHaveTextContent('工作人员将尽快与您联系。');
  expect(calls).toEqual([['reserve', '13800138000', '482913']]);
  await user.click(screen.getByRole('button', { name: '好的' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('手机号')).toHaveValue('');
});

test.each<[boolean | null, string]>([
  [false, '验证失败，请重试！'],
  [null, '网络异常，请重试。已填内容已保留。'],
])('§4.4c on failure (%s) shows the error and keeps the input', async (reserve, words) => {
  const { user } = await show({ reserve });
  await submitApplication(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('短信验证码')).toHaveValue('482913');
});

test('§4.4a shows the sending state on the button and ignores a second click', async () => {
  let finishReservation!: () => void;
  const { user, calls } = await show({ pendingReservation: new Promise((resolve) => (finishReservation = resolve)) });
  await user.type(field('手机号'), '13800138000');
  await user.type(field('短信验证码'), '482913');
  await user.dblClick(screen.getByRole('button', { name: '立即预订展位' }));
  expect(screen.getByRole('button', { name: '正在提交…' })).toHaveAttribute('aria-disabled', 'true');
  finishReservation();
  await screen.findByRole('dialog');
  expect(calls).toHaveLength(1);
});

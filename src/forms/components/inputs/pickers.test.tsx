/** Days and times, alone and as a range. Each can be typed. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderFields } from '@/forms/renderForm.fixture';

it('DatePicker sends a typed day as YYYY-MM-DD', async () => {
  const { user, send } = renderFields({
    day: {
      type: 'string',
      title: 'Day',
      description: 'A day of the fair',
      required: true,
      'x-component': 'DatePicker',
    },
  });
  const input = screen.getByRole('textbox', { name: 'Day' });
  expect(await send()).toBeUndefined();
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription(/^A day of the fair Error: /);
  await user.type(input, '2026-03-31{Enter}');
  expect(await send()).toEqual({ day: '2026-03-31' });
});

it('DatePicker sends a month where months are picked', async () => {
  const { user, send } = renderFields({
    month: { type: 'string', title: 'Month', 'x-component': 'DatePicker', 'x-component-props': { picker: 'month' } },
  });
  await user.type(screen.getByRole('textbox', { name: 'Month (optional)' }), '2026-03{Enter}');
  expect(await send()).toEqual({ month: '2026-03' });
});

it.each([
  ['zh-cn', '请选择日期', '3月'],
  ['ru', 'Выберите дату', 'март'],
  ['ja', '日付を選択', '3月'],
] as const)('DatePicker speaks the language of the form: %s', async (locale, placeholder, month) => {
  const { user } = renderFields(
    { day: { type: 'string', title: 'Day', 'x-component': 'DatePicker' } },
    { initialValues: { day: '2026-03-31' } },
    locale,
  );
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveAttribute('placeholder', placeholder));
  await user.click(screen.getByRole('textbox'));
  expect(document.querySelector('.ant-picker-month-btn')?.textContent?.toLowerCase()).toMatch(month.slice(0, 2));
});

it('DatePicker.RangePicker is a group of a beginning and an end, and sends a list of two', async () => {
  const { user, send } = renderFields({
    stay: { type: 'array', title: 'Stay', 'x-component': 'DatePicker.RangePicker' },
  });
  const group = screen.getByRole('group', { name: 'Stay (optional)' });
  await user.type(within(group).getByRole('textbox', { name: 'From' }), '2026-03-31{Enter}');
  await user.type(within(group).getByRole('textbox', { name: 'To' }), '2026-04-02{Enter}');
  expect(await send()).toEqual({ stay: ['2026-03-31', '2026-04-02'] });
});

it('TimePicker sends a typed time in the format of the form', async () => {
  const { user, send } = renderFields({
    at: { type: 'string', title: 'Time', 'x-component': 'TimePicker', 'x-component-props': { format: 'HH:mm' } },
  });
  await user.type(screen.getByRole('textbox', { name: 'Time (optional)' }), '09:30{Enter}');
  expect(await send()).toEqual({ at: '09:30' });
});

it('TimePicker.RangePicker sends a list of two', async () => {
  const { user, send } = renderFields({
    slot: { type: 'array', title: 'Slot', 'x-component': 'TimePicker.RangePicker' },
  });
  const group = screen.getByRole('group', { name: 'Slot (optional)' });
  await user.type(within(group).getByRole('textbox', { name: 'From' }), '09:00:00{Enter}');
  await user.type(within(group).getByRole('textbox', { name: 'To' }), '10:30:00{Enter}');
  expect(await send()).toEqual({ slot: ['09:00:00', '10:30:00'] });
});

it('shows a day as text where it is only read', () => {
  renderFields(
    { day: { type: 'string', title: 'Day', 'x-component': 'DatePicker', 'x-pattern': 'readPretty' } },
    { initialValues: { day: '2026-03-31' } },
  );
  expect(screen.getByText('2026-03-31')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

/** Choices with all options visible, boxes, switches and secret texts. */
import { screen, within } from '@testing-library/react';
import { renderFields } from '@/forms/renderForm.fixture';

const halls = [
  { value: 'h1', label: 'Hall 1' },
  { value: 'h2', label: 'Hall 2' },
  { value: 'h3', label: 'Hall 3', disabled: true },
];

describe('Radio.Group', () => {
  const hall = { type: 'string', title: 'Hall', description: 'One hall', enum: halls, 'x-component': 'Radio.Group' };

  it('is a radio group with label and help, and sends the value of the chosen option', async () => {
    const { user, send } = renderFields({ hall });
    const group = screen.getByRole('radiogroup', { name: 'Hall (optional)' });
    expect(group).toHaveAccessibleDescription('One hall');
    expect(within(group).getByRole('radio', { name: 'Hall 3' })).toBeDisabled();
    await user.tab();
    await user.keyboard(' ');
    expect(await send()).toEqual({ hall: 'h1' });
    await user.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
    expect(await send()).toEqual({ hall: 'h2' });
  });

  it('says that an answer is missing; the summary leads to the first option', async () => {
    const { user, send } = renderFields({ hall: { ...hall, required: true } });
    expect(await send()).toBeUndefined();
    const group = screen.getByRole('radiogroup', { name: 'Hall' });
    expect(group).toHaveAttribute('aria-required', 'true');
    expect(group).toHaveAccessibleDescription(/^One hall Error: /);
    expect(within(group).getByRole('radio', { name: 'Hall 1' })).toBeInvalid();
    await user.click(screen.getByRole('link'));
    expect(within(group).getByRole('radio', { name: 'Hall 1' })).toHaveFocus();
  });
});

describe('Checkbox.Group', () => {
  const visits = { type: 'array', title: 'Halls', required: true, enum: halls, 'x-component': 'Checkbox.Group' };

  it('is a group with a label, and sends the list of values in the order of the options', async () => {
    const { user, send } = renderFields({ visits });
    expect(await send()).toBeUndefined();
    const group = screen.getByRole('group', { name: 'Halls' });
    expect(group).toHaveAccessibleDescription(/^Error: /);
    await user.click(within(group).getByRole('checkbox', { name: 'Hall 2' }));
    await user.click(within(group).getByRole('checkbox', { name: 'Hall 1' }));
    expect(await send()).toEqual({ visits: ['h1', 'h2'] });
  });

  it('shows the labels of the answer as text where it is only read', () => {
    renderFields({ visits: { ...visits, 'x-pattern': 'readPretty' } }, { initialValues: { visits: ['h1', 'h2'] } });
    expect(screen.getByText('Hall 1')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it('Checkbox and Switch send true, and false where it was switched off again', async () => {
  const { user, send } = renderFields({
    parking: {
      type: 'boolean',
      title: 'Parking',
      'x-component': 'Checkbox',
      'x-component-props': { children: 'I come by car' },
    },
    news: { type: 'boolean', title: 'Newsletter', 'x-component': 'Switch' },
  });
  const box = screen.getByRole('checkbox', { name: /I come by car/ });
  const toggle = screen.getByRole('switch', { name: 'Newsletter (optional)' });
  await user.tab();
  await user.keyboard(' {Tab} ');
  expect(box).toBeChecked();
  expect(toggle).toBeChecked();
  expect(await send()).toEqual({ parking: true, news: true });
  await user.click(toggle);
  expect(await send()).toEqual({ parking: true, news: false });
});

it.each(['Checkbox', 'Switch', 'Radio'])('%s is a word where it is only read', (component) => {
  const field = { type: 'boolean', title: 'Parking', 'x-component': component, 'x-pattern': 'readPretty' };
  renderFields({ a: field, b: field }, { initialValues: { a: true, b: false } });
  expect(screen.getByText('Yes')).toBeVisible();
  expect(screen.getByText('No')).toBeVisible();
});

it('Radio is a single button that says yes', async () => {
  const { user, send } = renderFields({ agree: { type: 'boolean', title: 'I agree', 'x-component': 'Radio' } });
  await user.click(screen.getByRole('radio', { name: 'I agree (optional)' }));
  expect(await send()).toEqual({ agree: true });
});

describe('Password', () => {
  const code = {
    type: 'string',
    title: 'Secret',
    required: true,
    'x-component': 'Password',
    'x-component-props': { checkStrength: true },
  };

  it('hides the text until its button shows it, by keyboard too', async () => {
    const { user, send } = renderFields({ code });
    const input = screen.getByLabelText('Secret');
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toBeRequired();
    await user.type(input, 'abc');
    await user.tab();
    await user.keyboard(' ');
    expect(input).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide the text' })).toHaveFocus();
    expect(await send()).toEqual({ code: 'abc' });
  });

  it('says how strong the text is, and nothing before there is one', async () => {
    const { user } = renderFields({ code });
    expect(screen.queryByText(/Strength/)).toBeNull();
    await user.type(screen.getByLabelText('Secret'), 'aB3$longer-text');
    expect(screen.getByRole('status')).toHaveTextContent(/^Strength: \d+ out of 100$/);
  });
});

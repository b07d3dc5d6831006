/** Texts, numbers and a list that opens: Formily's components with our labels, help and errors. */
import { screen } from '@testing-library/react';
import { renderFields } from '@/forms/renderForm.fixture';

const fields = {
  name: { type: 'string', title: 'Name', description: 'As on your badge', required: true, 'x-component': 'Input' },
  text: { type: 'string', title: 'Text', 'x-component': 'Input.TextArea' },
};

it('Input and Input.TextArea are named and described, and send their text', async () => {
  const { user, send } = renderFields(fields);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(await send()).toBeUndefined();
  expect(name).toBeInvalid();
  expect(name).toBeRequired();
  expect(name).toHaveAccessibleDescription(/^As on your badge Error: /);
  await user.type(name, 'Anna');
  await user.type(screen.getByRole('textbox', { name: 'Text (optional)' }), 'One{Enter}Two');
  expect(await send()).toEqual({ name: 'Anna', text: 'One\nTwo' });
});

it('Input is named by its title where it has no frame', () => {
  renderFields({ name: { ...fields.name, 'x-decorator': 'FormGrid.GridColumn' } });
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

it('Input is text where it is only read, and a dash without an answer', () => {
  renderFields(
    { name: { ...fields.name, 'x-pattern': 'readPretty' }, text: { ...fields.text, 'x-pattern': 'readPretty' } },
    { initialValues: { name: 'Anna' } },
  );
  expect(screen.getByText('Anna')).toBeVisible();
  expect(screen.getByText('–')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('NumberPicker', () => {
  const area = { type: 'number', title: 'Area', 'x-component': 'NumberPicker' };

  it.each([
    ['36.05', 36.05],
    ['３６．５', 36.5],
    ['-2', -2],
  ])('sends %s as a number', async (typed, value) => {
    const { user, send } = renderFields({ area });
    await user.type(screen.getByRole('spinbutton', { name: 'Area (optional)' }), typed);
    await user.tab();
    expect(screen.getByRole('spinbutton')).toHaveValue(String(value));
    expect(await send()).toEqual({ area: value });
  });

  it('keeps what is typed until it is left', async () => {
    const { user } = renderFields({ area });
    const input = screen.getByRole('spinbutton');
    const shown: unknown[] = [];
    for (const key of '36.05') {
      await user.type(input, key);
      shown.push((input as HTMLInputElement).value);
    }
    expect(shown).toEqual(['3', '36', '36.', '36.0', '36.05']);
  });
});

it('Select sends a value, or a list where the field is a list', async () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Option ${value}` }));
  const { user, send } = renderFields({
    one: { type: 'string', title: 'One', enum: options, 'x-component': 'Select' },
    many: { type: 'array', title: 'Many', enum: options, 'x-component': 'Select' },
  });
  await user.click(screen.getByRole('combobox', { name: 'One (optional)' }));
  await user.click(screen.getByRole('option', { name: 'Option b' }));
  await user.click(screen.getByRole('combobox', { name: 'Many (optional)' }));
  for (const title of ['Option c', 'Option a']) await user.click(screen.getAllByTitle(title).at(-1) as HTMLElement);
  expect(await send()).toEqual({ one: 'b', many: ['c', 'a'] });
});

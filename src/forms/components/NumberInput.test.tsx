import { screen } from '@testing-library/react';
import { form, field } from '@/rules/forms/check/check.fixture';
import { renderForm } from '../renderForm.fixture';

const area = (type: 'number' | 'integer') =>
  form({ area: field({ type, minimum: 1, maximum: 10_000 }), note: field({ 'x-visible': 'area >= 36' }) });

async function typeText(text: string, type: 'number' | 'integer' = 'number') {
  const { user, sent } = renderForm(area(type));
  const input = screen.getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement;
  const changes: string[] = [];
  for (const key of text) {
    await user.type(input, key);
    changes.push(input.value);
  }
  return { user, sent, input, changes };
}

it('keeps 36.05 while it is typed, and sends it as a number', async () => {
  const { user, sent, changes } = await typeText('36.05');
  expect(changes).toEqual(['3', '36', '36.', '36.0', '36.05']);
  await user.click(screen.getByRole('button'));
  expect(sent[0]?.values).toEqual({ area: 36.05 });
});

it('applies a condition on the number while typing', async () => {
  await typeText('36');
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});

it('accepts full-width digits and normalises them on blur', async () => {
  const { user, input } = await typeText('３６．５');
  expect(input).toHaveValue('３６．５');
  await user.tab();
  expect(input).toHaveValue('36.5');
});

it('requires an integer for an integer field', async () => {
  const { user, sent } = await typeText('36.5', 'integer');
  await user.tab();
  expect(await screen.findByText('Please enter a whole number')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(sent).toEqual([]);
});

it('requires a number instead of a word', async () => {
  const { user } = await typeText('many');
  await user.tab();
  expect(await screen.findByText('Please enter a number')).toBeVisible();
});

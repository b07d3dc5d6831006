import { screen } from '@testing-library/react';
import { form, field } from '@/rules/forms/check/check.fixture';
import { show } from '../shown.fixture';

const area = (type: 'number' | 'integer') =>
  form({ area: field({ type, minimum: 1, maximum: 10_000 }), note: field({ 'x-visible': 'area >= 36' }) });

async function typed(text: string, type: 'number' | 'integer' = 'number') {
  const { user, sent } = show(area(type));
  const input = screen.getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement;
  const seen: string[] = [];
  for (const key of text) {
    await user.type(input, key);
    seen.push(input.value);
  }
  return { user, sent, input, seen };
}

it('keeps 36.05 while it is typed, and sends it as a number', async () => {
  const { user, sent, seen } = await typed('36.05');
  expect(seen).toEqual(['3', '36', '36.', '36.0', '36.05']);
  await user.click(screen.getByRole('button'));
  expect(sent[0]?.values).toEqual({ area: 36.05 });
});

it('applies a condition on the number while typing', async () => {
  await typed('36');
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});

it('accepts full-width digits and normalises them on blur', async () => {
  const { user, input } = await typed('３６．５');
  expect(input).toHaveValue('３６．５');
  await user.tab();
  expect(input).toHaveValue('36.5');
});

it('requires an integer for an integer field', async () => {
  const { user, sent } = await typed('36.5', 'integer');
  await user.tab();
  expect(await screen.findByText('Please enter a whole number')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(sent).toEqual([]);
});

it('requires a number instead of a word', async () => {
  const { user } = await typed('many');
  await user.tab();
  expect(await screen.findByText('Please enter a number')).toBeVisible();
});

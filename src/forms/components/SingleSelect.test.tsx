import { act, screen, waitFor, within } from '@testing-library/react';
import { renderForm, visitor } from '../renderForm.fixture';

it('sets the calling code when a country is selected', async () => {
  const { user } = renderForm(visitor);
  const group = screen.getByRole('group', { name: 'Mobile number' });
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByTitle('Russian Federation'));
  expect(await within(group).findByText('+7')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByTitle('Germany'));
  expect(await within(group).findByText('+49')).toBeVisible();
});

describe('short list', () => {
  /** Mocks the browser's primary pointer. */
  const withPointer = (isCoarse: boolean) =>
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: isCoarse }) as MediaQueryList);
  afterEach(() => jest.restoreAllMocks());

  it('filters by the typed text with a keyboard, prefix matches first', async () => {
    withPointer(false);
    const { user } = renderForm(visitor);
    const list = screen.getByRole('combobox', { name: 'Job title' });
    act(() => list.focus());
    await user.keyboard('man');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Manager',
        'General manager',
      ]),
    );
  });

  it('has no text field on a touch screen, because the keyboard would cover the list', () => {
    withPointer(true);
    renderForm(visitor);
    expect(screen.getByRole('combobox', { name: 'Job title' })).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox', { name: 'Country' })).not.toHaveAttribute('readonly');
  });
});

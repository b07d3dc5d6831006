import { annasForm as anna } from '../../../tests/support/registrationBody.mjs';
import { screen, waitFor } from '@testing-library/react';
import { renderForm, visitor } from '../renderForm.fixture';

describe('e-mail code', () => {
  it('is sent only to a valid address, then waits and confirms it', async () => {
    const addresses: string[] = [];
    const sendEmailCode = (email: string) => {
      addresses.push(email);
      return Promise.resolve({ resendAfter: 60 });
    };
    const { user } = renderForm(visitor, { services: { sendEmailCode } });
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(email).toHaveFocus());
    expect(screen.getByText('This is a required field')).toBeVisible();
    await user.type(email, 'anna@example.ru');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const button = await screen.findByRole('button', { name: 'Resend in 60 s' });
    await user.click(button);
    expect(addresses).toEqual(['anna@example.ru']);
    expect(screen.getByText(/We’ve sent a code to anna@example.ru/)).toHaveAttribute('role', 'status');
  });

  it('shows why it was not sent', async () => {
    const { user } = renderForm(visitor, {
      initialValues: anna,
      services: { sendEmailCode: () => Promise.resolve({ message: 'Too many codes today' }) },
    });
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Too many codes today')).toBeVisible();
  });
});

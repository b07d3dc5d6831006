/** Files: chosen by keyboard or dropped, on their way, failed, removed; what is announced and what is sent. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FormServices } from '@/forms/kit';
import { renderFields } from '@/forms/renderForm.fixture';
import type { UploadReference } from '@/rules/forms/validation/uploads';

Object.assign(URL, { createObjectURL: ({ name }: File) => `blob:${name}`, revokeObjectURL: () => undefined });

const jpeg = (name = 'badge.jpg', size = 2_000) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
const reference = (name = 'badge.jpg', last = 'A'): UploadReference => ({
  id: `01HZX3K8Q4N6T2V9B7M5C1D0E${last}`,
  name,
  size: 2_000,
  type: 'image/jpeg',
});

const photo = {
  type: 'array',
  title: 'Photo',
  description: 'Of your badge',
  'x-component': 'Upload',
  'x-component-props': { accept: 'image/*', maxSize: 1, maxCount: 3, multiple: true, listType: 'picture' },
};

type Failure = { message: string; isFinal?: boolean };

/** A server whose responses the test decides. */
function server() {
  const calls: {
    field: string;
    file: File;
    signal: AbortSignal;
    respond: (value: UploadReference | Failure | Error) => void;
  }[] = [];
  const removed: string[] = [];
  const services: FormServices = {
    uploadFile: (field, file, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        const respond = (value: UploadReference | Failure | Error) =>
          value instanceof Error ? reject(value) : resolve(value);
        calls.push({ field, file, signal, respond });
      }),
    removeUpload: (id) => void removed.push(id),
  };
  const respond = (index: number, value: Parameters<(typeof calls)[number]['respond']>[0]) =>
    act(async () => {
      calls[index]?.respond(value);
      await Promise.resolve();
    });
  return { calls, removed, services, respond };
}

const input = (name = 'Choose files') => screen.getByLabelText<HTMLInputElement>(name);
const group = (name = 'Photo (optional)') => screen.getByRole('group', { name });

it('is a group with label, help and limits; its control has the focus by keyboard', async () => {
  const { user } = renderFields({ photo }, { services: server().services });
  expect(group()).toHaveAccessibleDescription('Of your badge');
  await user.tab();
  expect(input()).toHaveFocus();
  expect(input()).toHaveAccessibleDescription('JPG, PNG, WEBP, up to 1 MB each, 3 files at most');
  expect(input().accept).toContain('.png');
});

it('shows a file on its way, then as an answer with its picture, and sends the reference', async () => {
  const { calls, services, respond } = server();
  const { user, send } = renderFields({ photo }, { services });
  await user.upload(input(), jpeg());
  expect(calls).toMatchObject([{ field: 'photo', file: { name: 'badge.jpg' } }]);
  expect(screen.getByRole('progressbar', { name: 'Uploading badge.jpg' })).toBeVisible();
  await respond(0, reference());
  expect(screen.queryByRole('progressbar')).toBeNull();
  const item = within(group()).getByRole('listitem');
  expect(item).toHaveTextContent('badge.jpg');
  expect(item.querySelector('img')).toHaveAttribute('src', 'blob:badge.jpg');
  expect(screen.getByText('badge.jpg uploaded')).toHaveAttribute('role', 'status');
  expect(await send()).toEqual({ photo: [reference()] });
});

it('is not sent while files are on their way or failed, and says so', async () => {
  const { services, respond } = server();
  const { user, send } = renderFields({ photo }, { services });
  await user.upload(input(), jpeg());
  expect(await send()).toBeUndefined();
  expect(group()).toHaveAccessibleDescription(/Some files aren’t uploaded yet/);
  await respond(0, reference());
  await waitFor(() => expect(group()).toHaveAccessibleDescription('Of your badge'));
  expect(await send()).toEqual({ photo: [reference()] });
});

it('a failed file says why, is tried again by keyboard, and keeps the focus in the field', async () => {
  const { calls, services, respond } = server();
  const { user, send } = renderFields({ photo }, { services });
  await user.upload(input(), jpeg());
  await respond(0, new Error('offline'));
  expect(screen.getByText(/^badge.jpg: The upload failed/)).toHaveAttribute('role', 'status');
  expect(await send()).toBeUndefined();
  screen.getByRole('button', { name: 'Try again badge.jpg' }).focus();
  await user.keyboard('{Enter}');
  expect(input()).toHaveFocus();
  await respond(1, { message: 'We found a virus', isFinal: true });
  expect(screen.getByText('We found a virus')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove badge.jpg' }));
  expect(within(group()).queryByRole('listitem')).toBeNull();
  expect(calls).toHaveLength(2);
  expect(await send()).toEqual({});
});

it('cancels an upload', async () => {
  const { calls, services } = server();
  const { user, send } = renderFields({ photo }, { services });
  await user.upload(input(), jpeg());
  await user.click(screen.getByRole('button', { name: 'Cancel badge.jpg' }));
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(screen.getByText('badge.jpg removed')).toHaveAttribute('role', 'status');
  expect(await send()).toEqual({});
});

it('removes an answer here and on the server; answers of a draft have no picture', async () => {
  const { removed, services } = server();
  const initialValues = { photo: [reference(), reference('second.jpg', 'B')] };
  const { user, send } = renderFields({ photo }, { services, initialValues });
  expect(group().querySelector('img')).toBeNull();
  screen.getByRole('button', { name: 'Remove badge.jpg' }).focus();
  await user.keyboard('{Enter}');
  expect(input()).toHaveFocus();
  expect(removed).toEqual([reference().id]);
  expect(await send()).toEqual({ photo: [reference('second.jpg', 'B')] });
});

it('refuses files that are too large, of another type or too many before they are sent', async () => {
  const { calls, services } = server();
  const { user } = renderFields({ photo }, { services, initialValues: { photo: [reference(), reference('b', 'B')] } });
  await user.upload(input(), [jpeg('large.jpg', 1_100_000), jpeg('fourth.jpg')]);
  expect(screen.getByText('The file is larger than 1 MB')).toBeVisible();
  expect(screen.getByText('Number of files: at most 3')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove large.jpg' }));
  fireEvent.change(input(), { target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } });
  expect(screen.getByText('Only these files are accepted here: JPG, PNG, WEBP')).toBeVisible();
  expect(calls).toEqual([]);
});

it('a field for one file replaces it', async () => {
  const { removed, services, respond } = server();
  const single = { ...photo, 'x-component-props': { maxCount: 1 } };
  const { user, send } = renderFields({ photo: single }, { services, initialValues: { photo: [reference()] } });
  await user.upload(input('Choose a file'), jpeg('new.jpg'));
  await respond(0, reference('new.jpg', 'B'));
  expect(removed).toEqual([reference().id]);
  expect(await send()).toEqual({ photo: [reference('new.jpg', 'B')] });
});

it('says that a file is missing; the summary leads to the control', async () => {
  const { user, send } = renderFields({ photo: { ...photo, required: true } }, { services: server().services });
  expect(await send()).toBeUndefined();
  expect(group('Photo')).toHaveAccessibleDescription(/^Of your badge Error: /);
  expect(input()).toBeInvalid();
  await user.click(screen.getByRole('link'));
  expect(input()).toHaveFocus();
});

it('Upload.Dragger takes files that are dropped on it', async () => {
  const { calls, services } = server();
  renderFields({ photo: { ...photo, 'x-component': 'Upload.Dragger' } }, { services });
  const area = screen.getByText('or drop files here').parentElement!;
  fireEvent.dragOver(area);
  expect(area).toHaveAttribute('data-over', 'true');
  fireEvent.drop(area, { dataTransfer: { files: [jpeg()] } });
  expect(area).toHaveAttribute('data-over', 'false');
  expect(calls).toHaveLength(1);
  await act(() => Promise.resolve());
});

it('in rows the field is named without its row', async () => {
  const { calls, services } = server();
  const guests = {
    type: 'array',
    title: 'Guests',
    'x-component': 'ArrayCards',
    items: { type: 'object', properties: { badge: { ...photo, title: 'Badge' } } },
  };
  const { user } = renderFields({ guests }, { services, initialValues: { guests: [{}] } });
  await user.upload(input(), jpeg());
  expect(calls[0]?.field).toBe('guests.badge');
});

it('shows names where it is only read, and no control where it is disabled', () => {
  const initialValues = { photo: [reference()], other: [reference('second.jpg', 'B')] };
  renderFields(
    { photo: { ...photo, 'x-pattern': 'readPretty' }, other: { ...photo, title: 'Other', 'x-disabled': true } },
    { initialValues },
  );
  expect(screen.getByText('badge.jpg')).toBeVisible();
  expect(input()).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

it('a preview without a server takes files at once', async () => {
  const { user, send } = renderFields({ photo });
  await user.upload(input(), jpeg());
  expect(await send()).toMatchObject({ photo: [{ name: 'badge.jpg', size: 2_000, type: 'image/jpeg' }] });
});

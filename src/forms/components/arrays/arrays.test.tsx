/** Lists of rows: each kind adds, removes, copies and moves rows by named buttons, and sends them in order. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderFields } from '@/forms/renderForm.fixture';

const part = (name: string, props: object = {}) => ({ type: 'void', 'x-component': name, ...props });
const name = { type: 'string', title: 'Name', required: true, 'x-component': 'Input' };

/** People, in a list of one kind, with every part that it has. */
const people = (kind: string, rest: object = {}) => ({
  people: {
    type: 'array',
    title: 'People',
    'x-component': kind,
    items: {
      type: 'object',
      properties: {
        index: part(`${kind}.Index`),
        name,
        sort: part(`${kind}.SortHandle`),
        up: part(`${kind}.MoveUp`),
        down: part(`${kind}.MoveDown`),
        copy: part(`${kind}.Copy`),
        remove: part(`${kind}.Remove`),
      },
    },
    properties: { add: part(`${kind}.Addition`, { title: 'Add a person' }) },
    ...rest,
  },
});

/** The same as a table, whose fields and parts are in columns. */
const table = (rest: object = {}) => {
  const { people: list } = people('ArrayTable');
  const { name: field, ...parts } = list.items.properties;
  const columns = {
    who: part('ArrayTable.Column', { title: 'Person', properties: { name: { ...field, title: undefined } } }),
    actions: part('ArrayTable.Column', { 'x-component-props': { title: 'Actions' }, properties: parts }),
  };
  return { people: { ...list, items: { type: 'object', properties: columns }, ...rest } };
};

const three = { initialValues: { people: [{ name: 'Anna' }, { name: 'Boris' }, { name: 'Chen' }] } };
const names = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const button = (label: string) => screen.getByRole('button', { name: label });

describe.each([
  ['ArrayItems', people('ArrayItems')],
  ['ArrayCards', people('ArrayCards')],
  ['ArrayCollapse', people('ArrayCollapse')],
  ['ArrayTable', table()],
])('%s', (kind, form) => {
  it('is a group with a name; a new row is announced, and sent', async () => {
    const { user, send } = renderFields(form);
    const group = screen.getByRole('group', { name: 'People (optional)' });
    await user.click(within(group).getByRole('button', { name: /Add a person/ }));
    expect(within(group).getByText('Row 1 added')).toBeInTheDocument();
    await user.type(within(group).getByRole('textbox', { name: kind === 'ArrayTable' ? 'Person' : 'Name' }), 'Anna');
    expect(await send()).toEqual({ people: [{ name: 'Anna' }] });
  });

  it('refuses an empty row at its field', async () => {
    const { user, send } = renderFields(form, { initialValues: { people: [{ name: 'Anna' }, {}] } });
    expect(await send()).toBeUndefined();
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-invalid'))).toEqual([null, 'true']);
    await user.click(screen.getByRole('link', { name: /^(Name|Person) 2: / }));
    expect(screen.getAllByRole('textbox')[1]).toHaveFocus();
  });

  it('removes a row by keyboard; the focus goes to the next one, and after the last to the button that adds', async () => {
    const { user, send } = renderFields(form, three);
    button('Remove row 2').focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Anna', 'Chen']);
    expect(screen.getByText('Row 2 removed')).toBeInTheDocument();
    expect(button('Remove row 2')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Remove row 1')).toHaveFocus();
    expect(await send()).toEqual({ people: [{ name: 'Anna' }] });
    await user.click(button('Remove row 1'));
    await waitFor(() => expect(screen.getByRole('button', { name: /Add a person/ })).toHaveFocus());
  });

  it('moves a row up and down, and the focus with it', async () => {
    const { user, send } = renderFields(form, three);
    await user.click(button('Move row 1 down'));
    expect(names()).toEqual(['Boris', 'Anna', 'Chen']);
    expect(screen.getByText('Row 1 is now row 2')).toBeInTheDocument();
    expect(button('Move row 2 down')).toHaveFocus();
    await user.click(button('Move row 3 up'));
    expect(await send()).toEqual({ people: [{ name: 'Boris' }, { name: 'Chen' }, { name: 'Anna' }] });
  });

  it('moves a row with the arrow keys', async () => {
    const { user } = renderFields(form, three);
    await user.click(button('Move row 1 with the arrow keys'));
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(names()).toEqual(['Boris', 'Chen', 'Anna']);
    expect(button('Move row 3 with the arrow keys')).toHaveFocus();
  });

  it('copies a row', async () => {
    const { user, send } = renderFields(form, { initialValues: { people: [{ name: 'Anna' }] } });
    await user.click(button('Copy row 1'));
    expect(await send()).toEqual({ people: [{ name: 'Anna' }, { name: 'Anna' }] });
  });

  it('numbers its rows', () => {
    renderFields(form, three);
    expect(screen.getAllByText(/^#\d\.$/).map(({ textContent }) => textContent)).toEqual(['#1.', '#2.', '#3.']);
  });

  it('adds and copies no row beyond maxItems, and says so', async () => {
    const { people: list } = form;
    const { user } = renderFields({ people: { ...list, maxItems: 3 } }, three);
    const add = screen.getByRole('button', { name: /Add a person/ });
    expect(add).toHaveAccessibleDescription('No more than 3 rows');
    await user.click(add);
    await user.click(button('Copy row 1'));
    expect(names()).toHaveLength(3);
    await user.click(button('Remove row 3'));
    await user.click(add);
    expect(names()).toEqual(['Anna', 'Boris', '']);
  });

  it('can only be read where the form says so', () => {
    renderFields({ people: { ...form.people, 'x-pattern': 'readPretty' } }, three);
    expect(screen.getByText('Boris')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /row|person/ })).toBeNull();
  });
});

it('ArrayItems sends a list of texts where its rows are texts', async () => {
  const { user, send } = renderFields({
    tags: {
      type: 'array',
      title: 'Tags',
      'x-component': 'ArrayItems',
      items: {
        type: 'void',
        'x-component': 'ArrayItems.Item',
        properties: {
          tag: { type: 'string', title: 'Tag', 'x-component': 'Input' },
          remove: part('ArrayItems.Remove'),
        },
      },
      properties: { add: part('ArrayItems.Addition') },
    },
  });
  await user.click(button('plus Add a row'));
  await user.click(button('plus Add a row'));
  const [first, second] = screen.getAllByRole('textbox', { name: /Tag/ });
  await user.type(first as HTMLElement, 'laser');
  await user.type(second as HTMLElement, 'robot');
  expect(await send()).toEqual({ tags: ['laser', 'robot'] });
});

it('ArrayCollapse has a panel with a title for each row, and opens that of an error', async () => {
  const { user, send } = renderFields(
    {
      people: {
        type: 'array',
        title: 'People',
        'x-component': 'ArrayCollapse',
        'x-component-props': { accordion: true },
        items: {
          type: 'object',
          'x-component': 'ArrayCollapse.CollapsePanel',
          'x-component-props': { header: 'Person' },
          properties: { index: part('ArrayCollapse.Index'), name },
        },
      },
    },
    { initialValues: { people: [{ name: 'Anna' }, {}] } },
  );
  const states = () => ['#1. Person', '#2. Person'].map((panel) => button(panel).getAttribute('aria-expanded'));
  expect(states()).toEqual(['true', 'false']);
  expect(await send()).toBeUndefined();
  expect(states()).toEqual(['false', 'true']);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Boris');
  expect(await send()).toEqual({ people: [{ name: 'Anna' }, { name: 'Boris' }] });
});

describe('ArrayTable', () => {
  it('has a column for each field, with the title of the column', () => {
    renderFields(table(), three);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Person', 'Actions']);
    expect(screen.getAllByRole('textbox', { name: 'Person' })).toHaveLength(3);
  });

  it('keeps its own numbering out of drafts', async () => {
    const drafts: Record<string, unknown>[] = [];
    const { user } = renderFields(table(), { ...three, onValuesChange: (draft) => drafts.push(draft) });
    await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'x');
    expect(drafts.at(-1)).toEqual({ people: [{ name: 'Annax' }, { name: 'Boris' }, { name: 'Chen' }] });
  });
});

describe('ArrayTabs', () => {
  const tabs = {
    people: { ...people('ArrayTabs').people, items: { type: 'object', properties: { name } }, properties: {} },
  };

  it('has a tab for each row, opens a new one, and sends all', async () => {
    const { user, send } = renderFields(tabs);
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Add a row/ }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Anna');
    await user.click(screen.getByRole('button', { name: /Add a row/ }));
    expect(screen.getByRole('tab', { name: 'People 2' })).toHaveAttribute('aria-selected', 'true');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Boris');
    expect(await send()).toEqual({ people: [{ name: 'Anna' }, { name: 'Boris' }] });
    await user.click(screen.getByRole('button', { name: 'Remove 2' }));
    expect(await send()).toEqual({ people: [{ name: 'Anna' }] });
  });

  it('opens the tab of the first error', async () => {
    const { send } = renderFields(tabs, { initialValues: { people: [{ name: 'Anna' }, {}] } });
    expect(screen.getByRole('tab', { name: 'People 1' })).toHaveAttribute('aria-selected', 'true');
    expect(await send()).toBeUndefined();
    expect(screen.getByRole('tab', { name: 'People 2' })).toHaveAttribute('aria-selected', 'true');
  });
});

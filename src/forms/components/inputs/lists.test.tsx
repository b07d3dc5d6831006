/** Options that are arranged as a tree, in two lists or as a table. */
import { screen, within } from '@testing-library/react';
import { press, renderFields } from '@/forms/renderForm.fixture';

const places = [
  {
    value: 'gd',
    label: 'Guangdong',
    children: [
      { value: 'sz', label: 'Shenzhen' },
      { value: 'gz', label: 'Guangzhou' },
    ],
  },
  { value: 'bj', label: 'Beijing' },
];

describe('TreeSelect', () => {
  const place = {
    type: 'string',
    title: 'Place',
    required: true,
    enum: places,
    'x-component': 'TreeSelect',
    'x-component-props': { treeDefaultExpandAll: true },
  };

  it('is a named combobox, and sends the chosen option', async () => {
    const { user, send } = renderFields({ place });
    expect(await send()).toBeUndefined();
    const control = screen.getByRole('combobox', { name: 'Place' });
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(/^Error: /);
    await user.click(control);
    await user.click(await screen.findByTitle('Shenzhen'));
    expect(await send()).toEqual({ place: 'sz' });
  });

  it('is operated by keyboard', async () => {
    const { user, send } = renderFields({ place });
    await user.tab();
    press('ArrowDown');
    await screen.findByTitle('Shenzhen');
    press('ArrowDown', 'Enter');
    expect(await send()).toEqual({ place: 'sz' });
  });

  it('sends a list for a multiple choice', async () => {
    const { user, send } = renderFields({ place: { ...place, type: 'array' } });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByTitle('Shenzhen'));
    await user.click(await screen.findByTitle('Beijing'));
    expect(await send()).toEqual({ place: ['sz', 'bj'] });
  });
});

it('Cascader sends the path of the chosen option, by keyboard', async () => {
  const { user, send } = renderFields({
    place: { type: 'array', title: 'Place', enum: places, 'x-component': 'Cascader' },
  });
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Place (optional)' })).toHaveFocus();
  press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter');
  expect(await send()).toEqual({ place: ['gd', 'gz'] });
  expect(screen.getByTitle('Guangdong / Guangzhou')).toBeVisible();
});

describe('Transfer', () => {
  const tours = {
    type: 'array',
    title: 'Tours',
    required: true,
    enum: [
      { value: 'a', label: 'Tour A' },
      { value: 'b', label: 'Tour B' },
    ],
    'x-component': 'Transfer',
    'x-component-props': { showSearch: true },
  };

  it('is a group of two named lists, whose options are named boxes, and sends the keys of the second', async () => {
    const { user, send } = renderFields({ tours });
    expect(await send()).toBeUndefined();
    const group = screen.getByRole('group', { name: 'Tours' });
    expect(group).toHaveAccessibleDescription(/^Error: /);
    const source = within(group).getByRole('group', { name: 'Available' });
    await user.click(within(source).getByRole('checkbox', { name: 'Tour B' }));
    await user.click(within(group).getByRole('button', { name: /Add$/ }));
    const target = within(group).getByRole('group', { name: 'Selected' });
    expect(within(target).getByRole('checkbox', { name: 'Tour B' })).toBeInTheDocument();
    expect(await send()).toEqual({ tours: ['b'] });
  });

  it('shows the chosen options as text where they are only read', () => {
    renderFields({ tours: { ...tours, 'x-pattern': 'readPretty' } }, { initialValues: { tours: ['a'] } });
    expect(screen.getByText('Tour A')).toBeVisible();
    expect(screen.queryByText('Tour B')).toBeNull();
  });

  it('names what it renders later, such as the found options', async () => {
    const { user } = renderFields({ tours });
    const source = screen.getByRole('group', { name: 'Available' });
    await user.type(within(source).getByRole('textbox', { name: 'Search: Available' }), 'B');
    expect(
      within(source)
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('aria-label')),
    ).toEqual(['Select all: Available', 'Tour B']);
  });
});

describe('SelectTable', () => {
  const booths = {
    type: 'array',
    title: 'Booths',
    required: true,
    enum: [
      { value: 'x', label: 'Booth X', area: '9 m²' },
      { value: 'y', label: 'Booth Y', area: '36 m²' },
    ],
    'x-component': 'SelectTable',
    properties: {
      label: { type: 'void', 'x-component': 'SelectTable.Column', title: 'Booth' },
      area: { type: 'void', 'x-component': 'SelectTable.Column', 'x-component-props': { title: 'Area' } },
    },
  };

  it('is a table with named boxes, and sends the keys of the rows', async () => {
    const { user, send } = renderFields({ booths });
    expect(await send()).toBeUndefined();
    const group = screen.getByRole('group', { name: 'Booths' });
    expect(group).toHaveAccessibleDescription(/^Error: /);
    expect(within(group).getByRole('columnheader', { name: 'Booth' })).toBeVisible();
    expect(within(group).getByRole('columnheader', { name: 'Area' })).toBeVisible();
    await user.click(within(group).getByRole('checkbox', { name: 'Booth Y' }));
    expect(await send()).toEqual({ booths: ['y'] });
    await user.click(within(group).getByRole('checkbox', { name: 'Select all: Booths' }));
    expect(await send()).toEqual({ booths: ['x', 'y'] });
  });

  it('sends one key where one row can be chosen', async () => {
    const { user, send } = renderFields({
      booths: { ...booths, type: 'string', 'x-component-props': { mode: 'single' } },
    });
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Booth X' })).toHaveFocus();
    await user.keyboard(' ');
    expect(await send()).toEqual({ booths: 'x' });
  });
});

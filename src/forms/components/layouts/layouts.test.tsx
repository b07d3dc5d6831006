/** Layouts: their fields always exist, and a field with an error is never hidden by a closed step, tab or panel. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderFields } from '@/forms/renderForm.fixture';

const input = (title: string, rest: object = {}) => ({ type: 'string', title, 'x-component': 'Input', ...rest });
const pane = (component: string, title: string, properties: object, rest: object = {}) => ({
  type: 'void',
  title,
  'x-component': component,
  properties,
  ...rest,
});

describe('FormStep', () => {
  const steps = {
    steps: {
      type: 'void',
      'x-component': 'FormStep',
      properties: {
        person: pane('FormStep.StepPane', 'Person', {
          first: input('First name', { required: true }),
          last: input('Last name'),
        }),
        company: pane('FormStep.StepPane', 'Company', { company: input('Company', { required: true }) }),
        extra: pane(
          'FormStep.StepPane',
          'Extra',
          { note: input('Note') },
          { 'x-visible': "{{ $values.last == 'more' }}" },
        ),
      },
    },
  };
  const next = () => screen.getByRole('button', { name: 'Next' });

  it('shows one step, and where it is; Next judges its fields and leads to the first error', async () => {
    const { user, sent } = renderFields(steps);
    expect(screen.getByText('Step 1 of 2: Person')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await user.click(next());
    const first = screen.getByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toBeInvalid();
    await user.type(first, 'Anna{Enter}');
    expect(await screen.findByRole('heading', { name: 'Step 2 of 2 Company' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Company' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step']);
    expect(sent).toEqual([]);
  });

  it('sends all steps from the last one, and goes back without a check', async () => {
    const { user, send } = renderFields(steps);
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Anna');
    await user.click(next());
    await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'Example');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Anna');
    await user.click(next());
    await screen.findByRole('button', { name: 'Send' });
    expect(await send()).toEqual({ first: 'Anna', company: 'Example' });
  });

  it('has a step only while it is visible', async () => {
    const { user } = renderFields(steps);
    await user.type(screen.getByRole('textbox', { name: 'Last name (optional)' }), 'more');
    await waitFor(() => expect(screen.getByText('Step 1 of 3: Person')).toBeInTheDocument());
  });

  it('opens the step of the first error after the server refused', async () => {
    const { user } = renderFields(steps, {
      initialValues: { first: 'Anna', company: 'Example' },
      onSubmit: () =>
        Promise.resolve({ errors: [{ pointer: '/body/answers/first', reason: 'x', message: 'Unknown' }] }),
    });
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const link = await screen.findByRole('link', { name: 'First name: Unknown' });
    expect(screen.getByText('Step 1 of 2: Person')).toBeInTheDocument();
    await user.click(link);
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  });
});

describe('FormTab', () => {
  const tabs = {
    tabs: {
      type: 'void',
      'x-component': 'FormTab',
      properties: {
        one: pane('FormTab.TabPane', 'One', { a: input('A') }),
        two: pane('FormTab.TabPane', 'Two', { b: input('B', { required: true }) }),
      },
    },
  };

  it('has named tabs, and judges those that were never open', async () => {
    const { user, send } = renderFields(tabs);
    expect(screen.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true');
    expect(await send()).toBeUndefined();
    const second = screen.getByRole('tab', { name: 'Two 1 error' });
    expect(second).toHaveAttribute('aria-selected', 'true');
    await user.type(within(screen.getByRole('tabpanel', { name: /^Two/ })).getByRole('textbox', { name: 'B' }), 'x');
    expect(await send()).toEqual({ b: 'x' });
  });
});

describe('FormCollapse', () => {
  const collapse = (props: object = {}) => ({
    panels: {
      type: 'void',
      'x-component': 'FormCollapse',
      'x-component-props': props,
      properties: {
        one: pane('FormCollapse.CollapsePanel', 'One', { a: input('A') }),
        two: pane('FormCollapse.CollapsePanel', 'Two', { b: input('B', { required: true }) }),
      },
    },
  });
  const states = () =>
    screen.getAllByRole('button', { name: /^(One|Two)/ }).map((button) => button.getAttribute('aria-expanded'));

  it('has panels that open by keyboard, and opens that of an error', async () => {
    const { user, send } = renderFields(collapse());
    expect(states()).toEqual(['true', 'true']);
    await user.click(screen.getByRole('button', { name: 'Two' }));
    expect(states()).toEqual(['true', 'false']);
    expect(await send()).toBeUndefined();
    expect(states()).toEqual(['true', 'true']);
    await user.type(screen.getByRole('textbox', { name: 'B' }), 'x');
    expect(await send()).toEqual({ b: 'x' });
  });

  it('has one open panel as an accordion', async () => {
    const { user } = renderFields(collapse({ accordion: true }));
    expect(states()).toEqual(['true', 'false']);
    await user.click(screen.getByRole('button', { name: 'Two' }));
    expect(states()).toEqual(['false', 'true']);
  });
});

it('Card is a group with its title', () => {
  renderFields({ card: pane('Card', 'Contact', { a: input('A') }) });
  expect(within(screen.getByRole('group', { name: 'Contact' })).getByRole('textbox')).toBeVisible();
});

it('FormGrid arranges its fields, and a cell covers more than one column', () => {
  renderFields({
    grid: {
      type: 'void',
      'x-component': 'FormGrid',
      'x-component-props': { minColumns: 2, maxColumns: 2 },
      properties: {
        a: input('A'),
        cell: {
          type: 'void',
          'x-component': 'FormGrid.GridColumn',
          'x-component-props': { gridSpan: 2 },
          properties: { b: input('B') },
        },
      },
    },
  });
  const cell = screen.getByRole('textbox', { name: /^B/ }).closest('[data-grid-span]');
  expect(cell).toHaveAttribute('data-grid-span', '2');
  expect(cell?.parentElement).toHaveClass('ant-formily-grid-layout');
});

it('FormLayout puts labels beside their fields', () => {
  renderFields({
    layout: {
      type: 'void',
      'x-component': 'FormLayout',
      'x-component-props': { layout: 'horizontal', labelCol: 6, colon: true },
      properties: { a: input('A', { required: true }) },
    },
  });
  const field = screen.getByRole('textbox', { name: 'A:' }).closest('[data-layout="horizontal"]');
  expect(field).toHaveStyle({ '--label-columns': '6' });
});

it('Space puts fields in a row', () => {
  renderFields({
    row: { type: 'void', 'x-component': 'Space', properties: { a: input('A'), b: input('B') } },
  });
  const [a, b] = screen.getAllByRole('textbox').map((box) => box.closest('.ant-space-item'));
  expect(a?.parentElement).toBe(b?.parentElement);
  expect(a).not.toBe(b);
});

describe('Editable', () => {
  const field = { a: input('A', { required: true, 'x-decorator': 'Editable', maxLength: 5 }) };

  it('shows the answer as text until its button is pressed, and sends the changed one', async () => {
    const { user, send } = renderFields(field, { initialValues: { a: 'old' } });
    expect(screen.getByText('old')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.tab();
    await user.keyboard('{Enter}');
    const box = screen.getByRole('textbox', { name: 'A' });
    expect(box).toHaveFocus();
    await user.clear(box);
    await user.type(box, 'new');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('new')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit A' })).toHaveFocus();
    expect(await send()).toEqual({ a: 'new' });
  });

  it('is judged while it is shown as text, and opens at an error', async () => {
    const { send } = renderFields(field);
    expect(await send()).toBeUndefined();
    expect(screen.getByRole('textbox', { name: 'A' })).toBeInvalid();
  });

  it('Editable.Popover opens its fields below a button, and closes by Escape', async () => {
    const { user, send } = renderFields({
      more: pane('Editable.Popover', 'More', { a: input('A', { required: true }) }),
    });
    const opener = screen.getByRole('button', { name: 'More' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(opener);
    await user.type(screen.getByRole('textbox', { name: 'A' }), 'x{Escape}');
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(await send()).toEqual({ a: 'x' });
    await user.click(opener);
    await user.clear(screen.getByRole('textbox', { name: 'A' }));
    await user.keyboard('{Escape}');
    expect(await send()).toBeUndefined();
    expect(opener).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('ExitNote', () => {
  const hall = {
    type: 'string',
    title: 'Coming by',
    enum: [
      { value: 'bus', label: 'Bus' },
      { value: 'boat', label: 'Boat' },
    ],
    'x-decorator': 'FormItem',
    'x-component': 'Radio.Group',
  };
  const note = {
    type: 'void',
    title: 'There is no harbour.',
    'x-visible': "{{ $values.by == 'boat' }}",
    'x-component': 'ExitNote',
  };

  it('is announced when it appears, describes the button, and prevents sending with its reason', async () => {
    const { user, sent } = renderFields({ by: hall, note });
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('radio', { name: 'Boat' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You can’t continueThere is no harbour.');
    expect(button).toHaveAccessibleDescription(/There is no harbour/);
    await user.click(button);
    expect(await screen.findByText('There is a problem')).toBeVisible();
    expect(screen.getAllByText('There is no harbour.')).toHaveLength(2);
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Bus' }));
    await user.click(button);
    await waitFor(() => expect(sent).toMatchObject([{ values: { by: 'bus' } }]));
  });

  it('stops at its step', async () => {
    const pane = (title: string, properties: object) => ({
      type: 'void',
      'x-component': 'FormStep.StepPane',
      'x-component-props': { title },
      properties,
    });
    const name = { type: 'string', title: 'Name', 'x-decorator': 'FormItem', 'x-component': 'Input' };
    const steps = {
      type: 'void',
      'x-component': 'FormStep',
      properties: { one: pane('Way', { by: hall, note }), two: pane('Person', { name }) },
    };
    const { user } = renderFields({ steps });
    await user.click(screen.getByRole('radio', { name: 'Boat' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.queryByRole('textbox', { name: /Name/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Bus' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('textbox', { name: /Name/ })).toBeVisible();
  });
});

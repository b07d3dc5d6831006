/** Options that the site knows instead of the form: `"x-data": { "source": "countries" }`. */
import type { FieldSchema, FormDefinition, NodeSchema, Option } from './types';
import { treeOf } from './tree';

/** The sources by name, with what each offers. */
export const SOURCES = {
  countries: 'Countries, stored as their two letters.',
  provinces: 'Provinces of China, stored as their ids.',
  categories: 'Categories of products under the five themes.',
  exhibitors: 'Exhibitors of the edition.',
  meetings: 'Events of the programme.',
  halls: 'Halls of the exhibition.',
} as const;
export type SourceName = keyof typeof SOURCES;

export const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];

/** The components that can take options from a source: they can be searched, and show levels where there are any. */
export const SOURCE_COMPONENTS: readonly string[] = ['Select', 'TreeSelect', 'Cascader'];

/** What a field names as its source, known or not. */
export const namedSource = ({ 'x-data': data }: Pick<NodeSchema, 'x-data'>): unknown => data?.['source'];

/** The source of a field's options. */
export function sourceOf(schema: NodeSchema): SourceName | undefined {
  const name = namedSource(schema);
  return SOURCE_COMPONENTS.includes(schema['x-component'] ?? '')
    ? SOURCE_NAMES.find((known) => known === name)
    : undefined;
}

/** The sources that a form needs, in the order of their names. */
export const sourcesOf = (form: FormDefinition): SourceName[] => {
  const needed = new Set(treeOf(form).nodes.map(({ schema }) => sourceOf(schema)));
  return SOURCE_NAMES.filter((name) => needed.has(name));
};

export type SourceOptions = Readonly<Partial<Record<SourceName, readonly Option[]>>>;

/** A list without levels has the options that have none below them. */
const leavesOf = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => (option.children ? leavesOf(option.children) : [option]));

function withOptions<Node extends NodeSchema>(schema: Node, options: SourceOptions): Node {
  const source = sourceOf(schema);
  const found = source && (options[source] ?? []);
  const { items } = schema as FieldSchema;
  return {
    ...schema,
    ...(found && { enum: schema['x-component'] === 'Select' ? leavesOf(found) : [...found] }),
    ...(schema.properties && { properties: propertiesWith(schema.properties, options) }),
    ...(items && { items: withOptions(items, options) }),
  };
}

const propertiesWith = (properties: Readonly<Record<string, NodeSchema>>, options: SourceOptions) =>
  Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, withOptions(node, options)]));

/** The form as if its file had these options, so that everything judges and shows them alike. */
export function withSources(form: FormDefinition, options: SourceOptions): FormDefinition {
  if (sourcesOf(form).length === 0) return form;
  return { ...form, schema: { ...form.schema, properties: propertiesWith(form.schema.properties, options) } };
}

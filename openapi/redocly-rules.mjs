// Every shape of the contract is closed and bounded (docs/api.md). redocly.yaml names this rule contract/bounded.
const types = (schema) => [].concat(schema.type ?? []);
const says = (schema, ...keys) => schema.enum !== undefined || keys.some((key) => schema[key] !== undefined);

const faults = (schema) => {
  const of = types(schema);
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (!of.length && !parts && !schema.enum) return ['A schema must define its type.'];
  return [
    of.includes('object') && schema.additionalProperties === undefined && 'An object must define additionalProperties.',
    of.includes('object') &&
      !says(schema, 'properties', 'maxProperties') &&
      'An object must define properties or maxProperties.',
    of.includes('string') &&
      !says(schema, 'maxLength', 'pattern', 'format') &&
      'A string must define maxLength, pattern or format.',
    (of.includes('integer') || of.includes('number')) &&
      !says(schema, 'maximum') &&
      'A number must define its maximum.',
    of.includes('array') && !says(schema, 'maxItems') && 'An array must define maxItems.',
    of.includes('array') && !schema.items && 'An array must define its items.',
  ].filter(Boolean);
};

const bounded = () => ({
  Schema: {
    enter(schema, { report, location }) {
      for (const message of faults(schema)) report({ message, location });
    },
  },
});

export default function contract() {
  return { id: 'contract', rules: { oas3: { bounded } } };
}

/** Problems of a field with regard to the endpoint that receives it. */
import { readFileSync } from 'node:fs';
import { expectProblem, type Expected } from './check.fixture';
import { checkSource } from './checkSource';

describe('body of a form’s operation', () => {
  const file = readFileSync('public/forms/visitor-en/2.json', 'utf8');
  it.each<[string, RegExp, string, Expected]>([
    [
      'unknown property',
      /"firstName": \{/,
      '"firstNam": {',
      {
        code: 'contract',
        snippet: ['"properties": {\n      "email"'],
        message: /requires "firstName"/,
        otherProblems: 1,
      },
    ],
    [
      'hidden required property',
      /("company": \{\n\s+"type": "string",)/,
      '$1 "x-visible": "jobTitle == \'ceo\'",',
      {
        code: 'requiredHidden',
        snippet: ['"company": {'],
        message: /always requires it/,
        hint: /Remove the condition/,
      },
    ],
    [
      'shorter maximum length',
      /"maxLength": 500/,
      '"maxLength": 900',
      { code: 'contract', snippet: ['900'], message: /at most 500 characters/, hint: /"maxLength": 500/ },
    ],
  ])('%s', (_what, from, to, expected) => {
    expectProblem(file.replace(from, to), expected);
  });

  it('suggests the property that was meant', () => {
    const { problems } = checkSource(file.replace('"firstName": {', '"firstNam": {'));
    expect(problems[1]).toMatchObject({ code: 'placement', hint: 'Did you mean "firstName"?' });
  });
});

/** What can be wrong with the texts of a form: markup, places that nothing fills, characters that hide what they do. */
import { LOCALES, type LocalisedText } from '../locales';
import { isIssueId } from '../messages/issueText';
import { issueTexts } from '../messages/texts';
import { pointerPart } from './fields';
import { reasons } from './generated/core.gen';
import { say } from './findings/say';
import { didYouMean } from './near';
import { problem, type FormProblem } from './problem';
import type { FormDefinition, NodeSchema } from './types';

interface Text {
  pointer: string;
  text: LocalisedText;
}

const optional = (pointer: string, text: LocalisedText | undefined): Text[] => (text ? [{ pointer, text }] : []);

function textsUnder(properties: Record<string, NodeSchema>, pointer: string): Text[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const here = `${pointer}/properties${pointerPart(name)}`;
    const own = [...optional(`${here}/title`, node.title), ...optional(`${here}/description`, node.description)];
    if (node.type === 'void') return [...own, ...textsUnder(node.properties, here)];
    const props = `${here}/x-component-props`;
    return [
      ...own,
      ...(node.enum ?? []).map(({ label }, index) => ({ pointer: `${here}/enum/${index}/label`, text: label })),
      ...optional(`${props}/placeholder`, node['x-component-props']?.placeholder),
      ...optional(`${props}/text`, node['x-component-props']?.text),
    ];
  });
}

/** Every text of a form with its place. */
function textsOf(form: FormDefinition): Text[] {
  return [
    ...optional('/title', form.title),
    ...optional('/intro', form.intro),
    ...optional('/submit', form.submit),
    ...Object.entries(form.messages ?? {}).map(([id, text]) => ({ pointer: `/messages${pointerPart(id)}`, text })),
    ...textsUnder(form.schema.properties, '/schema'),
  ];
}

const MARKUP = /<\s*[a-z!/?]|javascript:|&(?:#\d+|#x[\da-f]+|lt|gt);/i;
// Exactly these are looked for: they change what is read, unseen.
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

function contentProblems({ pointer, text }: Text): FormProblem[] {
  return LOCALES.flatMap((locale) => {
    const words = text[locale];
    const here = `${pointer}/${locale}`;
    const markup = MARKUP.exec(words);
    if (markup) {
      return [problem('markup', here, say('markup'), { offset: markup.index, hint: say('markupHint') })];
    }
    const braces = words.indexOf('{{');
    if (braces >= 0) {
      return [problem('markup', here, say('braces'), { offset: braces, hint: say('bracesHint') })];
    }
    const unseen = UNSEEN.exec(words);
    if (!unseen) return [];
    const code = `U+${words.charCodeAt(unseen.index).toString(16).toUpperCase().padStart(4, '0')}`;
    return [problem('markup', here, say('unseen', { code }), { offset: unseen.index, hint: say('takeAway') })];
  });
}

const PLACE = /\{(\w+)\}/g;
const known = new Set([...Object.keys(issueTexts), ...reasons]);

/** Words of the form's own: for an id that exists, with the places that are filled. */
function messageProblems(form: FormDefinition): FormProblem[] {
  return Object.entries(form.messages ?? {}).flatMap(([id, text]) => {
    const pointer = `/messages${pointerPart(id)}`;
    if (!known.has(id)) {
      const hint = didYouMean(id, known, say('messageIdHint'));
      return [problem('messageId', pointer, say('messageId', { id }), { severity: 'warning', atKey: true, hint })];
    }
    if (!isIssueId(id)) return [];
    // The title of the field is known wherever an issue is said.
    const places = new Set([...issueTexts[id].en.matchAll(PLACE)].map(([, name = '']) => name)).add('field');
    return LOCALES.flatMap((locale) =>
      [...text[locale].matchAll(PLACE)].flatMap(({ 1: name = '', index: offset }) =>
        places.has(name)
          ? []
          : [
              problem('placeholder', `${pointer}/${locale}`, say('placeholder', { place: `{${name}}` }), {
                offset,
                hint: didYouMean(name, places, say('itHas', { list: `{${[...places].join('}, {')}}` })),
              }),
            ],
      ),
    );
  });
}

export const textProblems = (form: FormDefinition): FormProblem[] => [
  ...textsOf(form).flatMap(contentProblems),
  ...messageProblems(form),
];

/** What differs in a case, as a message. */
import type { LocalizedMessage } from '../../localizedMessage';
import { diagnosticMessage } from '../diagnostics/diagnosticMessage';
import type { CaseDifference, CaseResult } from './cases';

const MAX_VALUE = 80;

const valueText = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
};

export function describeDifference(difference: CaseDifference): LocalizedMessage {
  switch (difference.kind) {
    case 'accepted':
      return diagnosticMessage(difference.expected ? 'caseAccepted' : 'caseRefused');
    case 'error': {
      const { expected, actual } = difference;
      const pointer = (expected ?? actual)?.pointer ?? '';
      if (expected && actual)
        return diagnosticMessage('caseErrorOther', { pointer, expected: expected.id, actual: actual.id });
      return diagnosticMessage(expected ? 'caseErrorMissing' : 'caseErrorAdded', {
        pointer,
        id: (expected ?? actual)?.id ?? '',
      });
    }
    case 'state':
      return diagnosticMessage(`caseState.${difference.expected}`, { place: difference.place });
    case 'submission': {
      const { place, expected, actual } = difference;
      return diagnosticMessage('caseSubmission', { place, expected: valueText(expected), actual: valueText(actual) });
    }
  }
}

/** A failed case and what differs, in English. */
export const failedCaseLines = ({ formCase, differences }: CaseResult): string[] => [
  `The case "${formCase.name}" fails:`,
  ...differences.map((difference) => `  ${describeDifference(difference).english}`),
];

import { useIntl } from 'react-intl';
import type { VisitorRegistration } from '@/api/types';
import type { Locale } from '@/rules/locales';
import { fullName } from '../conversions';
import { returnMessages } from '../messages';
import { contactOf, hasFee, nextHref, stepAt, wayOf } from '../ways';
import { RegisteredPanel } from './RegisteredPanel';
import { Way } from './Way';

interface AtHandProps {
  visit: VisitorRegistration;
  isOpen: boolean;
  lang: Locale;
  onAnother: () => void;
}

/** In the form's place for who has a registration at hand: what there is, and where it goes on. */
export function AtHand({ visit, isOpen, lang, onAnother }: AtHandProps) {
  const { formatMessage } = useIntl();
  const way = wayOf(visit);
  const name = fullName(visit);
  const hrefs = way.hrefs(lang);
  return (
    <Way
      way={way.name}
      step={stepAt(visit)}
      pays={hasFee(visit)}
      title={formatMessage(returnMessages.atHandTitle, { name: visit.firstName ?? name })}
    >
      <RegisteredPanel
        name={name}
        contact={contactOf(visit) ?? ''}
        step={stepAt(visit)}
        isOpen={isOpen}
        hrefs={{ next: nextHref(visit, lang), result: hrefs.result, edit: hrefs.edit }}
        onAnother={onAnother}
      />
    </Way>
  );
}

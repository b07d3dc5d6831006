import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { VisitorRegistration } from '@/api';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Actions, Stack } from '@/ui/layout/Layout';
import { fullName } from '../conversions';
import { contactOf, hasFee, nextHref, currentStep, flowOf, type FlowStep } from '../registrationFlows';
import styles from './Panel.module.css';
import { FlowPage } from './FlowPage';

interface RegistrationStatusProps {
  name: string;
  /** The e-mail address or mobile number of the registration. */
  contact: string;
  step: FlowStep;
  /** While registration is closed only the badge is available. */
  isRegistrationOpen: boolean;
  /** `result` is the page with the badge. */
  hrefs: { next: string; result: string; edit: string };
  onRegisterAnother: () => void;
}

/** The state of the registration, with links to continue. */
function RegistrationStatus({
  name,
  contact,
  step,
  isRegistrationOpen,
  hrefs,
  onRegisterAnother,
}: RegistrationStatusProps) {
  const { formatMessage } = useIntl();
  const isComplete = step === 'complete';
  const missingStep = step === 'payment' ? 'visitor.existingPayment' : 'visitor.existingQuestionnaire';
  return (
    <Stack gap={3} className={styles.panel}>
      <p>{formatMessage({ id: 'visitor.existing' }, { name, email: contact })}</p>
      <p>{formatMessage({ id: isComplete ? 'visitor.existingComplete' : missingStep })}</p>
      <Actions className={styles.actions}>
        {isComplete && (
          <Anchor href={hrefs.result} className={buttonClass('main', 'large')}>
            {formatMessage({ id: 'visitor.viewResult' })}
          </Anchor>
        )}
        {!isComplete && isRegistrationOpen && (
          <Anchor href={hrefs.next} className={buttonClass('main', 'large')}>
            {formatMessage(step === 'payment' ? { id: 'visitor.pay' } : { id: 'visitor.continue' })}
          </Anchor>
        )}
        {isRegistrationOpen && (
          <>
            <Anchor href={hrefs.edit} className={buttonClass('quiet', 'large')}>
              {formatMessage({ id: 'visitor.edit' })}
            </Anchor>
            <Button variant="quiet" size="large" onClick={onRegisterAnother}>
              {formatMessage({ id: 'visitor.another' })}
            </Button>
          </>
        )}
      </Actions>
    </Stack>
  );
}

interface ExistingRegistrationProps {
  registration: VisitorRegistration;
  isRegistrationOpen: boolean;
  onRegisterAnother: () => void;
}

/** The page in place of the form when the visitor has a registration. */
export function ExistingRegistration({
  registration,
  isRegistrationOpen,
  onRegisterAnother,
}: ExistingRegistrationProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const flow = flowOf(registration);
  const name = fullName(registration);
  const hrefs = flow.hrefs(lang);
  return (
    <FlowPage
      flow={flow.name}
      step={currentStep(registration)}
      hasFee={hasFee(registration)}
      title={formatMessage({ id: 'visitor.existingTitle' }, { name: registration.firstName ?? name })}
    >
      <RegistrationStatus
        name={name}
        contact={contactOf(registration) ?? ''}
        step={currentStep(registration)}
        isRegistrationOpen={isRegistrationOpen}
        hrefs={{ next: nextHref(registration, lang), result: hrefs.result, edit: hrefs.edit }}
        onRegisterAnother={onRegisterAnother}
      />
    </FlowPage>
  );
}

import type { Validator } from '../issue';
import { email, newsletterEmail } from '../validators/email';
import { idCard } from '../validators/idCard';
import { dialCode, internationalMobile, mainlandMobile } from '../validators/mobile';
import { boothNumber, companyName, countryCode, digits, passport, personName, website } from '../validators/simple';
import type { JudgingDays } from '../judgingDays';
import { birthDate, laterDate } from '../validators/dates';
import type { Format } from './types';

/** The validator behind each named format; `minLength` of the field sets the shortest name and company. */
export function validatorOf(format: Format, days: JudgingDays, minLength?: number): Validator {
  const validators: Record<Format, Validator> = {
    email,
    newsletterEmail,
    mainlandMobile,
    internationalMobile,
    dialCode,
    countryCode,
    idCard: (value) => idCard(value, days.opening),
    digits,
    boothNumber,
    personName: (value) => personName(value, minLength),
    companyName: (value) => companyName(value, minLength),
    website,
    passport,
    birthDate: (value) => birthDate(value, days.opening),
    laterDate: (value) => laterDate(value, days.today),
  };
  return validators[format];
}

/** Formats that judge the shortest length in their own words. */
export const JUDGES_LENGTH: ReadonlySet<Format | undefined> = new Set<Format>(['personName', 'companyName']);

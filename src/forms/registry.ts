/** The closed list of components that a form file may name; a test holds it against the rules' list and the meta-schema. */
import type { ComponentType } from 'react';
import type { FieldComponent, GroupComponent } from '@/rules/forms/types';
import { CheckboxTiles } from './components/CheckboxTiles';
import { ChipGroups } from './components/ChipGroups';
import { Consent } from './components/Consent';
import { CountrySelect } from './components/CountrySelect';
import { DialCode } from './components/CountrySelect';
import { EmailCode } from './components/EmailCode';
import { Input } from './components/Input';
import { PhoneNumber } from './components/PhoneNumber';
import { RadioTiles } from './components/RadioTiles';
import { RegionSelect } from './components/RegionSelect';
import { Section } from './components/Section';
import { Select } from './components/Select';
import { TextArea } from './components/TextArea';
import { FormItem } from './FormItem';

export const registry = {
  FormItem,
  Section,
  PhoneNumber,
  Input,
  TextArea,
  Select,
  CheckboxTiles,
  RadioTiles,
  ChipGroups,
  CountrySelect,
  DialCode,
  RegionSelect,
  EmailCode,
  Consent,
} satisfies Record<FieldComponent | GroupComponent | 'FormItem', ComponentType<never>>;

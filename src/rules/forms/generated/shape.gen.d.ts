// Written by `npm run codegen` from the contract. Do not edit.

import type { ErrorObject } from 'ajv';

interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}
export const validateForm: Validate;
export const validateMigration: Validate;
export const validateCases: Validate;

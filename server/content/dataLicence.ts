/** The licence of the open data: the edition's, or CC BY 4.0. */
import type { EditionEntry } from './schemas';

const CC_BY = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };

export const dataLicenceOf = ({ dataLicence = CC_BY }: Pick<EditionEntry, 'dataLicence'>) => dataLicence;

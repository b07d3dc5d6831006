export function newestOf(formId: string): number;

export const planMessages = {
  title: { id: 'plan.title', defaultMessage: 'My visit plan' },
} as const;

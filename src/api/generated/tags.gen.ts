// Written by `npm run codegen` from the contract. Do not edit.

export const tagTypes = ["BoothSale","Enrolments","FormDraft","FormDraftRevisions","Forms","Group","Invitation","Partners","Places","Seats","User","Visit"] as const;

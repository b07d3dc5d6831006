/** What is left of a record when its person is erased or its time is over: that it was, and nothing of whom. */

export const namelessRegistration = {
  core: '{}',
  answers: '{}',
  questionnaire: null,
  email: null,
  mobile: null,
  document_kind: null,
  document_sealed: null,
  document_hash: null,
  cancel_reason: null,
  person_id: null,
};

export const namelessEnrolment = {
  contact: null,
  name: '—',
  mobile: null,
  email: null,
  company: null,
  job_title: null,
  answers: '{}',
};

/** That a file was fetched still counts, not by whom. */
export const namelessDownload = { name: null, company: null, email: null, mobile: null };

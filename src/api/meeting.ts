/** Calls of meetings and their enrolment. */
export { meetingApi } from './generated/meeting.gen';

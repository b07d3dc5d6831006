/** The call of a topic. */
export { topicApi } from './generated/topic.gen';

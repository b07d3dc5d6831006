/** Types of the functions that handle a contract's operations on a server. */
import { header } from './client';

/** The source of `handlers.gen.ts`. It is the same for every contract: the types follow from `contract.gen.ts`. */
export const generateHandlers = (): string => `${header}
import type { operations } from './contract.gen';

export type OperationId = keyof operations;

type ContentOf<Message> = Message extends { content: infer Content } ? Content[keyof Content] : undefined;
type ParametersOf<Id extends OperationId, Place extends string> = operations[Id] extends {
  parameters: { [Key in Place]?: infer Values };
}
  ? NonNullable<Values>
  : never;

/** The input of a handler: parameters by name, and the body. */
export interface Input<Id extends OperationId> {
  path: ParametersOf<Id, 'path'>;
  query: ParametersOf<Id, 'query'>;
  header: ParametersOf<Id, 'header'>;
  cookie: ParametersOf<Id, 'cookie'>;
  body: operations[Id] extends { requestBody?: infer Message } ? ContentOf<NonNullable<Message>> : undefined;
}

type ResponsesOf<Id extends OperationId> = operations[Id]['responses'];

/** A declared response: its status and its body. The status of a range or a default is any number. */
export type Result<Id extends OperationId> = {
  [Status in keyof ResponsesOf<Id>]: {
    status: Status extends number ? Status : number;
    body: ContentOf<ResponsesOf<Id>[Status]>;
  };
}[keyof ResponsesOf<Id>];

/** A function for each operation. A missing one is a compile error. */
export type Handlers<Context> = {
  [Id in OperationId]: (input: Input<Id>, context: Context) => Result<Id> | Promise<Result<Id>>;
};
`;

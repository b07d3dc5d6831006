/** The typed map of handlers: operationId → a function from the contract's input to the contract's data. */
import type { HandlerContext } from './context';
import type { OperationId, operations as operationTable } from './generated/operations.gen';
import type { operations } from './generated/types.gen';

export type { OperationId } from './generated/operations.gen';
/** The contract itself for what reports on it: its operations by id, and the whole document. */
export { operations as operationTable } from './generated/operations.gen';
export { default as contractDocument } from './generated/contract.gen.json';

type Operation<Id extends OperationId> = operations[Id];

type PathOf<Id extends OperationId> = NonNullable<Operation<Id>['parameters']['path']>;
type QueryOf<Id extends OperationId> = NonNullable<Operation<Id>['parameters']['query']>;
/** A file as it was uploaded. Its name and type are what the sender says: only its bytes say what it is. */
export interface UploadedFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** The contract writes bytes as a string; a handler gets the file. */
type WithFile<Body> = { [Key in keyof Body]: Key extends 'file' | 'image' ? UploadedFile : Body[Key] };

type BodyOf<Id extends OperationId> =
  NonNullable<Operation<Id>['requestBody']> extends { content: infer Content }
    ? Content extends { 'multipart/form-data': infer Body }
      ? WithFile<Body>
      : Content[keyof Content]
    : undefined;

/** What a handler gets: path and query parameters by name, and the body, all held against the contract already. */
export interface Input<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

type JsonOf<Id extends OperationId> = Operation<Id>['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** An answer that is not JSON: bytes or text with their type, and the name under which a browser saves them. */
export interface FileAnswer {
  contentType: string;
  body: Buffer | string;
  fileName?: string;
}

/** What a handler gives: the envelope's data, the document itself, or a file. */
export type Answer<Id extends OperationId> = [JsonOf<Id>] extends [never]
  ? FileAnswer
  : JsonOf<Id> extends { code: unknown; data: infer Data }
    ? Data
    : JsonOf<Id>;

type Handler<Id extends OperationId> = (input: Input<Id>, context: HandlerContext) => Promise<Answer<Id>> | Answer<Id>;

/** Every operation with its handler. */
export type AllHandlers = { [Id in OperationId]: Handler<Id> };

/** What routes are made of: an operation without a handler answers 501. */
export type Handlers = Partial<AllHandlers>;

type Tag = (typeof operationTable)[OperationId]['tag'];

/** The handlers of all operations with a tag: one that is missing does not compile. */
export type HandlersOf<Name extends Tag> = {
  [Id in OperationId as (typeof operationTable)[Id]['tag'] extends Name ? Id : never]: Handler<Id>;
};

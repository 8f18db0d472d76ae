import type { z } from "zod";
import type { Endpoints, Method } from "~/server/api/endpoints";

/** Options of a call besides those of the endpoint's schemas. */
export interface CallOptions {
  /** Sent as a bearer token. */
  token?: string | null;
  /** The same key for a repeated submission: the server acts on it once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The timeout in milliseconds; by default a minute. */
  timeoutMs?: number;
}

type Params = Record<string, string | number>;

/** A call of any endpoint. */
export interface AnyCall extends CallOptions {
  /** The values for `{id}` and the like in the path. */
  params?: Params;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The client for the site's own API. The method and the path, as in the API's document (`/api/admin/users/{id}`),
 * decide the arguments of a call and its result.
 * @typeParam Refusal the result of a call that the server refused
 */
export interface Client<Refusal> {
  get: Send<"get", Refusal>;
  post: Send<"post", Refusal>;
  put: Send<"put", Refusal>;
  patch: Send<"patch", Refusal>;
  del: Send<"delete", Refusal>;
}

type Send<M extends Method, Refusal> = <Path extends PathOf<M>>(
  path: Path,
  ...call: CallArguments<CallOf<M, Path> & CallOptions>
) => Promise<AnswerOf<M, Path> | Refusal>;

/** A client whose calls are all sent by one function. It assumes that the server responds as the endpoint declares. */
export function clientOf<Refusal>(
  send: (method: Method, path: string, call: AnyCall) => Promise<unknown>,
): Client<Refusal> {
  const by = <M extends Method>(method: M) =>
    ((path: string, call: AnyCall = {}) => send(method, path, call)) as Send<M, Refusal>;
  return { get: by("get"), post: by("post"), put: by("put"), patch: by("patch"), del: by("delete") };
}

type PathOf<M extends Method> = keyof Endpoints extends infer Name
  ? Name extends `${M} ${infer Path}`
    ? Path
    : never
  : never;

type EndpointAt<M extends Method, Path extends string> = Endpoints[`${M} ${Path}` & keyof Endpoints];

/** The JSON of an endpoint's success response; undefined for a response without content. */
export type AnswerOf<M extends Method, Path extends PathOf<M>> = ContentOf<
  Successes<EndpointAt<M, Path>["responses"]>
>;

/** The body of an endpoint's request. */
export type BodyOf<M extends Method, Path extends PathOf<M>> =
  EndpointAt<M, Path> extends { request: { body: infer Body } } ? BodyIn<Body> : undefined;

/** The query of an endpoint's request. */
export type QueryOf<M extends Method, Path extends PathOf<M>> =
  EndpointAt<M, Path> extends { request: { query: infer Schema } }
    ? Query<z.input<Schema>, z.output<Schema>>
    : undefined;

/** The endpoints that accept a form. */
export type FormPath = {
  [Path in PathOf<"post">]: BodyOf<"post", Path> extends FormData ? Path : never;
}[PathOf<"post">];

/** The values for `{id}` and the like in a path. */
export type ParamsOf<Path extends string> = ParamsPart<PlaceholderIn<Path>>;

type Successes<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)];

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": { schema: infer Schema } }
    ? z.input<Schema>
    : never
  : undefined;

/** The argument is optional if none of its properties is required. */
type CallArguments<Call> = Partial<Call> extends Call ? [call?: Call] : [call: Call];

type CallOf<M extends Method, Path extends string> = ParamsOf<Path> & RequestPart<EndpointAt<M, Path>>;

type PlaceholderIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;

type ParamsPart<Name extends string> = [Name] extends [never]
  ? { params?: undefined }
  : { params: Record<Name, string | number> };

type RequestPart<Endpoint> = Endpoint extends { request: infer Request }
  ? QueryPart<Request> & BodyPart<Request>
  : { query?: undefined; body?: undefined };

type QueryPart<Request> = Request extends { query: infer Schema }
  ? OptionalIfEmpty<Query<z.input<Schema>, z.output<Schema>>>
  : { query?: undefined };

type OptionalIfEmpty<Given> = Partial<Given> extends Given ? { query?: Given } : { query: Given };

/** Values that the server parses from text, such as a page number, are given as parsed. */
type Query<Input, Output> = {
  [Name in keyof Input]: unknown extends Input[Name]
    ? Output[Name & keyof Output]
    : Input[Name] | Extract<Output[Name & keyof Output], number | boolean>;
};

type BodyPart<Request> = Request extends { body: infer Body }
  ? Body extends { required: true }
    ? { body: BodyIn<Body> }
    : { body?: BodyIn<Body> }
  : { body?: undefined };

/** JSON endpoints take the object, form endpoints take the form. */
type BodyIn<Body> = Body extends { content: { "application/json": { schema: infer Schema } } }
  ? z.input<Schema>
  : FormData;

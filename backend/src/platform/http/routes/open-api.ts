import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { cleanupOpenApiDoc } from 'nestjs-zod';
import { answerComponents } from '../answers/answer-schemas';
import { contributedRefusals, problemCodes } from '../answers/problem';

type SchemaObject = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

const problemOf = (codes: readonly string[]): SchemaObject => ({
  type: 'object',
  description: 'RFC 9457. Programs should rely on `code`; `detail` may be shown to users.',
  required: ['type', 'title', 'status', 'code', 'detail', 'error', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: [...codes] },
    detail: { type: 'string' },
    error: { type: 'string', description: 'The same as `detail`.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    request_id: { type: 'string' },
  },
});

const PROBLEM_RESPONSE = {
  description: 'A problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Nest documents every POST without a declared status as 201; here the default is 200. */
const asAnswered = (responses: Responses): Responses => {
  const { 201: created, ...others } = responses;
  const isDeclared =
    created !== undefined && ('$ref' in created || created.description !== '' || created.content !== undefined);
  return created === undefined || isDeclared ? responses : { ...others, 200: { ...created, description: 'Done' } };
};

/** A record sorted by key, so that the document does not depend on the order in which areas are loaded. */
const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Declares problems as the response to all other statuses. */
const withProblems = (document: OpenAPIObject, codes: readonly string[]): OpenAPIObject => {
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (operation === undefined) continue;
      operation.responses = { ...asAnswered(operation.responses), default: PROBLEM_RESPONSE };
    }
  }
  return {
    ...document,
    paths: sorted(document.paths),
    components: {
      ...document.components,
      schemas: sorted({ ...document.components?.schemas, ...answerComponents(), Problem: problemOf(codes) }),
    },
  };
};

/** The OpenAPI 3.1 document, generated from the routes and their zod schemas. */
export const openApiDocument = (app: NestExpressApplication, productName: string): OpenAPIObject => {
  const outline = new DocumentBuilder()
    .setTitle(`${productName} API`)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .build();
  const own = contributedRefusals(new DiscoveryService(app.get(ModulesContainer))).flat();
  const codes = [...problemCodes, ...own.map(({ code }) => code)].sort();
  return withProblems(cleanupOpenApiDoc(SwaggerModule.createDocument(app, outline), { version: '3.1' }), codes);
};

/** Serves `/api/openapi.json` and a page to browse it, generated on first request; needs no external files. */
export const serveOpenApi = (app: NestExpressApplication, productName: string): void => {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app, productName), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: `${productName} API`,
  });
};

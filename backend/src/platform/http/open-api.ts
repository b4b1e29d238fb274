import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { cleanupOpenApiDoc } from 'nestjs-zod';
import { answerComponents } from './answers';
import { problemCodes } from './problem';

type SchemaObject = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

const PROBLEM: SchemaObject = {
  type: 'object',
  description: 'RFC 9457. `code` is what programs go by; `detail` may be shown to the person who asked.',
  required: ['type', 'title', 'status', 'code', 'detail', 'error', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: [...problemCodes] },
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
};

const PROBLEM_RESPONSE = {
  description: 'A problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Nest takes every POST that says nothing of its answers for a 201; here those answer 200. */
const asAnswered = (responses: Responses): Responses => {
  const { 201: created, ...others } = responses;
  const isDeclared =
    created !== undefined && ('$ref' in created || created.description !== '' || created.content !== undefined);
  return created === undefined || isDeclared ? responses : { ...others, 200: { ...created, description: 'Done' } };
};

/** Whatever a route answers otherwise is a problem. */
const withProblems = (document: OpenAPIObject): OpenAPIObject => {
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (operation === undefined) continue;
      operation.responses = { ...asAnswered(operation.responses), default: PROBLEM_RESPONSE };
    }
  }
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, ...answerComponents(), Problem: PROBLEM },
    },
  };
};

/** The API as OpenAPI 3.1, from the routes and their zod schemas. */
export const openApiDocument = (app: NestExpressApplication, productName: string): OpenAPIObject => {
  const outline = new DocumentBuilder()
    .setTitle(`${productName} API`)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .build();
  return withProblems(cleanupOpenApiDoc(SwaggerModule.createDocument(app, outline), { version: '3.1' }));
};

/** `/api/openapi.json` and a page to browse it, made when first asked for; all its files are served from here. */
export const serveOpenApi = (app: NestExpressApplication, productName: string): void => {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app, productName), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: `${productName} API`,
  });
};

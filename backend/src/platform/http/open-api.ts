import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { cleanupOpenApiDoc } from 'nestjs-zod';

/** The API as OpenAPI 3.1, from the routes and their zod schemas. */
export const openApiDocument = (app: NestExpressApplication, productName: string): OpenAPIObject => {
  const outline = new DocumentBuilder()
    .setTitle(`${productName} API`)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .build();
  return cleanupOpenApiDoc(SwaggerModule.createDocument(app, outline), { version: '3.1' });
};

/** `/api/openapi.json` and a page to browse it, made when first asked for; all its files are served from here. */
export const serveOpenApi = (app: NestExpressApplication, productName: string): void => {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app, productName), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: `${productName} API`,
  });
};

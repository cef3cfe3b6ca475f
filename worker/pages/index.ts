import { languages } from '#shared/languages.ts';
import { localizePath, routeIds, routes } from '#shared/routes.ts';
import { factory } from '../context.ts';
import { renderPage } from './render.tsx';

export const pages = factory.createApp();
for (const page of routeIds) {
  for (const language of languages) {
    pages.get(localizePath(routes[page].path, language), (c) => renderPage(c, page, language));
  }
}

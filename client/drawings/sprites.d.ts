// What `?sprite` gives has the shape of the module itself: see `dev/build/drawing-sprites.ts`.

declare module '#client/drawings/challenges.ts?sprite' {
  export * from '#client/drawings/challenges.ts';
}

declare module '#client/drawings/legal.ts?sprite' {
  export * from '#client/drawings/legal.ts';
}

declare module '#client/drawings/missing-block.ts?sprite' {
  export * from '#client/drawings/missing-block.ts';
}

declare module '#client/drawings/next-step.ts?sprite' {
  export * from '#client/drawings/next-step.ts';
}

declare module '#client/drawings/package-models.ts?sprite' {
  export * from '#client/drawings/package-models.ts';
}

declare module '#client/drawings/packages.ts?sprite' {
  export * from '#client/drawings/packages.ts';
}

declare module '#client/drawings/pages.ts?sprite' {
  export * from '#client/drawings/pages.ts';
}

declare module '#client/drawings/pillars.ts?sprite' {
  export * from '#client/drawings/pillars.ts';
}

declare module '#client/drawings/posts.ts?sprite' {
  export * from '#client/drawings/posts.ts';
}

declare module '#client/drawings/projects.ts?sprite' {
  export * from '#client/drawings/projects.ts';
}

declare module '#client/drawings/scope.ts?sprite' {
  export * from '#client/drawings/scope.ts';
}

declare module '#client/drawings/service-models.ts?sprite' {
  export * from '#client/drawings/service-models.ts';
}

declare module '#client/drawings/services-plan.ts?sprite' {
  export * from '#client/drawings/services-plan.ts';
}

declare module '#client/drawings/services.ts?sprite' {
  export * from '#client/drawings/services.ts';
}

declare module '#client/drawings/shifted-storey.ts?sprite' {
  export * from '#client/drawings/shifted-storey.ts';
}

declare module '#client/drawings/steps.ts?sprite' {
  export * from '#client/drawings/steps.ts';
}

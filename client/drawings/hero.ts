import { compose } from '#client/ui/drawing/compose.ts';
import { drawEach } from './scenes/draw-each.ts';
import { heroGround, heroPlots } from './scenes/hero.ts';

/** The six services as one site: what is joined on the ground, and each service, to be laid over it. */
export const heroDrawing = compose(heroGround);
export const heroPlotDrawings = drawEach(heroPlots, compose);

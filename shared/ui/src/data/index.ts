/// <reference path="../css.d.ts" />
export * from './bar-chart'
export * from './breadcrumb'
export type { Point } from './chart-figure'
export * from './line-chart'
export * from './pagination'
export * from './progress'
export * from './sparkline'
export * from './table'

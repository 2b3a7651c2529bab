/** A separate entry for the reports of the owner, which load with their screen. */

export * from './report/comparedSums.ts';
export * from './report/period.ts';
export * from './report/report.ts';

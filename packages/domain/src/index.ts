export * from './categories.ts';
export * from './customer.ts';
export * from './extraForm.ts';
export * from './orderAlerts.ts';
export * from './orderPricing.ts';
export * from './orderUrgency.ts';
export * from './productForm.ts';
export * from './typedMoney.ts';

/**
 * The id of the `<script type="application/json">` that contains the configuration. In a file of its own: inline scripts use it,
 * and the schema is too large for them.
 */
export const appConfigElementId = 'app-config';

export const locationTitle = '¿A dónde llevamos tus crepas?';

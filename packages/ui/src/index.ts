export { ActiveOrderCard, type ActiveOrderCardProps } from './ActiveOrderCard/ActiveOrderCard.tsx';
export { AddressButton, type AddressButtonProps } from './AddressButton/AddressButton.tsx';
export { AddressRow, type AddressRowProps } from './AddressRow/AddressRow.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { BottomBar, type BottomBarProps } from './BottomBar/BottomBar.tsx';
export {
  Button,
  type ButtonKind,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  buttonProps,
} from './Button/Button.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Carousel, type CarouselProps } from './Carousel/Carousel.tsx';
export { CartBar, type CartBarProps } from './CartBar/CartBar.tsx';
export { CartLine, type CartLineProps } from './CartLine/CartLine.tsx';
export { CategoryBar, type CategoryBarProps } from './CategoryBar/CategoryBar.tsx';
export { CheckCard, type CheckCardProps } from './CheckCard/CheckCard.tsx';
export { ComboPicker, type ComboPickerProps } from './ComboPicker/ComboPicker.tsx';
export { DeliveryStrip, type DeliveryStripProps } from './DeliveryStrip/DeliveryStrip.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { Field, type FieldProps } from './Field/Field.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { ImagePicker, type ImagePickerProps } from './ImagePicker/ImagePicker.tsx';
export {
  BackIcon,
  BagIcon,
  BellIcon,
  CashIcon,
  ChatIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DownIcon,
  EditIcon,
  ForwardIcon,
  GripIcon,
  HideIcon,
  ImageIcon,
  MinusIcon,
  OfflineIcon,
  PauseIcon,
  PhoneIcon,
  PinIcon,
  PlayIcon,
  PlusIcon,
  PrintIcon,
  RetryIcon,
  SaveIcon,
  ScooterIcon,
  SearchIcon,
  TrashIcon,
  UpIcon,
  WarningIcon,
} from './icons/icons.tsx';
export { Link, type LinkProps, LinkProvider, type LinkProviderProps } from './Link/Link.tsx';
export { List, type ListProps } from './List/List.tsx';
export { Loading, type LoadingProps } from './Loading/Loading.tsx';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
export { MapFrame, type MapFrameProps } from './MapFrame/MapFrame.tsx';
export { Modal, type ModalProps } from './Modal/Modal.tsx';
export { Navbar, type NavbarProps } from './Navbar/Navbar.tsx';
export { Notice, type NoticeProps } from './Notice/Notice.tsx';
export { OfflineBanner, type OfflineBannerProps } from './OfflineBanner/OfflineBanner.tsx';
export { OrderLine, type OrderLineProps } from './OrderLine/OrderLine.tsx';
export { OrderSummary, type OrderSummaryProps } from './OrderSummary/OrderSummary.tsx';
export { OtpField, type OtpFieldProps } from './OtpField/OtpField.tsx';
export { Page, type PageProps } from './Page/Page.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { Picture, type PictureProps, type PictureSource } from './Picture/Picture.tsx';
export { bannerWidths, cardWidths, pictureSrc, pictureSrcSet } from './Picture/srcSet.ts';
export { Price, type PriceProps } from './Price/Price.tsx';
export { ProductCard, type ProductCardProps } from './ProductCard/ProductCard.tsx';
export { ProductGrid, type ProductGridProps } from './ProductGrid/ProductGrid.tsx';
export { ProductHero, type ProductHeroProps } from './ProductHero/ProductHero.tsx';
export { PromoCard, type PromoCardProps } from './PromoCard/PromoCard.tsx';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper/QuantityStepper.tsx';
export { ScrollRow, type ScrollRowProps } from './ScrollRow/ScrollRow.tsx';
export { SearchField, type SearchFieldProps, type Suggestion } from './SearchField/SearchField.tsx';
export { Section, type SectionProps } from './Section/Section.tsx';
export { SelectField, type SelectFieldProps } from './SelectField/SelectField.tsx';
export { ShopHeader, type ShopHeaderProps } from './ShopHeader/ShopHeader.tsx';
export {
  ActiveOrderCardSkeleton,
  type ActiveOrderCardSkeletonProps,
} from './Skeleton/ActiveOrderCardSkeleton.tsx';
export { CheckCardSkeleton, type CheckCardSkeletonProps } from './Skeleton/CheckCardSkeleton.tsx';
export { ProductCardSkeleton, type ProductCardSkeletonProps } from './Skeleton/ProductCardSkeleton.tsx';
export { PromoCardSkeleton, type PromoCardSkeletonProps } from './Skeleton/PromoCardSkeleton.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export {
  StaffOrderCardSkeleton,
  type StaffOrderCardSkeletonProps,
} from './Skeleton/StaffOrderCardSkeleton.tsx';
export {
  StaffProductCardSkeleton,
  type StaffProductCardSkeletonProps,
} from './Skeleton/StaffProductCardSkeleton.tsx';
export {
  type SortableColumn,
  SortableTable,
  type SortableTableProps,
} from './SortableTable/SortableTable.tsx';
export { Splash, type SplashProps } from './Splash/Splash.tsx';
export { StaffOrderCard, type StaffOrderCardProps } from './StaffOrderCard/StaffOrderCard.tsx';
export { StaffProductCard, type StaffProductCardProps } from './StaffProductCard/StaffProductCard.tsx';
export { Stages, type StagesProps } from './Stages/Stages.tsx';
export { StatusText, type StatusTextProps } from './StatusText/StatusText.tsx';
export { type TabItem, TabPanel, type TabPanelProps } from './TabBar/TabBar.tsx';
export { Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { type Toast, Toasts, type ToastsProps } from './Toasts/Toasts.tsx';
export { Totals, type TotalsProps } from './Totals/Totals.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';

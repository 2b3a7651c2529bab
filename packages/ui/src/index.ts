export { ActiveOrderCard } from './ActiveOrderCard/ActiveOrderCard.tsx';
export { AddressButton } from './AddressButton/AddressButton.tsx';
export { AddressRow } from './AddressRow/AddressRow.tsx';
export { focusAfterRemoval, restoreLostFocus } from './arrival/focusAfterRemoval.ts';
export { focusHeading } from './arrival/focusHeading.ts';
export { useArrival } from './arrival/useArrival.ts';
export { Banner } from './Banner/Banner.tsx';
export { BottomBar } from './BottomBar/BottomBar.tsx';
export { Button, ButtonLink, buttonProps } from './Button/Button.tsx';
export { Card } from './Card/Card.tsx';
export { Carousel } from './Carousel/Carousel.tsx';
export { CartBar } from './CartBar/CartBar.tsx';
export { CartLine } from './CartLine/CartLine.tsx';
export { CategoryBar } from './CategoryBar/CategoryBar.tsx';
export { CheckCard } from './CheckCard/CheckCard.tsx';
export { ChoiceChips } from './ChoiceChips/ChoiceChips.tsx';
export { ChoiceGroup } from './ChoiceGroup/ChoiceGroup.tsx';
export { ComboPicker } from './ComboPicker/ComboPicker.tsx';
export { DayHours } from './DayHours/DayHours.tsx';
export { closingHint } from './DayHours/SpanTimes.tsx';
export { DeliveryStrip } from './DeliveryStrip/DeliveryStrip.tsx';
export { Drawer } from './Drawer/Drawer.tsx';
export { EmptyState } from './EmptyState/EmptyState.tsx';
export { ErrorState } from './ErrorState/ErrorState.tsx';
export { Field } from './Field/Field.tsx';
export { Form } from './Form/Form.tsx';
export { HoursNotice } from './HoursNotice/HoursNotice.tsx';
export { IconButton } from './IconButton/IconButton.tsx';
export { ImagePicker } from './ImagePicker/ImagePicker.tsx';
export {
  BackIcon,
  BagIcon,
  BellIcon,
  CashIcon,
  ChartIcon,
  ChatIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DownIcon,
  EditIcon,
  ForwardIcon,
  GripIcon,
  HideIcon,
  HistoryIcon,
  ListIcon,
  MinusIcon,
  PeopleIcon,
  PersonIcon,
  PhoneIcon,
  PinIcon,
  PlusIcon,
  PrintIcon,
  RetryIcon,
  SaveIcon,
  SearchIcon,
  TrashIcon,
  WarningIcon,
  WidenIcon,
} from './icons/icons.tsx';
export { Link, type LinkProps, LinkProvider } from './Link/Link.tsx';
export { List } from './List/List.tsx';
export { Loading } from './Loading/Loading.tsx';
export { Logo } from './Logo/Logo.tsx';
export { MapFrame } from './MapFrame/MapFrame.tsx';
export { MenuHours } from './MenuHours/MenuHours.tsx';
export { Modal } from './Modal/Modal.tsx';
export { MomentField } from './MomentField/MomentField.tsx';
export { MoneyField } from './MoneyField/MoneyField.tsx';
export { Navbar } from './Navbar/Navbar.tsx';
export { Notice } from './Notice/Notice.tsx';
export { OfflineBanner } from './OfflineBanner/OfflineBanner.tsx';
export { OrderLine } from './OrderLine/OrderLine.tsx';
export { OrderSummary } from './OrderSummary/OrderSummary.tsx';
export { Page } from './Page/Page.tsx';
export { PageHeader } from './PageHeader/PageHeader.tsx';
export { PastOrderCard } from './PastOrderCard/PastOrderCard.tsx';
export { Price } from './Price/Price.tsx';
export { ProductCard } from './ProductCard/ProductCard.tsx';
export { ProductGrid } from './ProductGrid/ProductGrid.tsx';
export { ProductHero } from './ProductHero/ProductHero.tsx';
export { PromoCard } from './PromoCard/PromoCard.tsx';
export { QuantityStepper } from './QuantityStepper/QuantityStepper.tsx';
export { RadioChips } from './RadioChips/RadioChips.tsx';
export { ScrollRow } from './ScrollRow/ScrollRow.tsx';
export { SearchField } from './SearchField/SearchField.tsx';
export { Section } from './Section/Section.tsx';
export { Segments } from './Segments/Segments.tsx';
export { SelectField } from './SelectField/SelectField.tsx';
export { ShopHeader } from './ShopHeader/ShopHeader.tsx';
export { ShopStatusStrip } from './ShopStatusStrip/ShopStatusStrip.tsx';
export {
  ActiveOrderCardSkeleton,
  CheckCardSkeleton,
  ProductCardSkeleton,
  PromoCardSkeleton,
  StaffOrderCardSkeleton,
  StaffProductCardSkeleton,
} from './Skeleton/cardSkeletons.tsx';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export { SortableTable } from './SortableTable/SortableTable.tsx';
export { Splash } from './Splash/Splash.tsx';
export { StaffOrderCard } from './StaffOrderCard/StaffOrderCard.tsx';
export { StaffProductCard } from './StaffProductCard/StaffProductCard.tsx';
export { Stages } from './Stages/Stages.tsx';
export { StatusText } from './StatusText/StatusText.tsx';
export { TabPanel } from './TabBar/TabBar.tsx';
export { Tabs } from './Tabs/Tabs.tsx';
export { Text } from './Text/Text.tsx';
export { TextArea } from './TextArea/TextArea.tsx';
export { Toasts } from './Toasts/Toasts.tsx';
export { Totals } from './Totals/Totals.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
